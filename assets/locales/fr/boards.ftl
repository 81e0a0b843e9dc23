# Déméter et dames chinoises : noms, règles en bref, refus, et ce qu’il faut à leurs dessins.

game-demeter = Déméter
game-chinese = Dames chinoises

refusal-fixed = Personne ne peut déplacer le pion en { $cell } ni prendre sa place.
refusal-no-chain = Aucun pas, aucun enchaînement de sauts ne mène de { $from } à { $to }. On saute par-dessus un pion voisin, dans le trou libre juste derrière lui.
refusal-stays-home = Le pion en { $cell } est arrivé : il reste dans son triangle d’arrivée, à chaque étape de son déplacement.
refusal-foreign-triangle = Le trou { $cell } est dans le triangle d’un autre : un pion peut le traverser en sautant, pas y rester.
refusal-is-a-swap = Le pion d’un autre joueur occupe { $to }. Pour échanger les places, écrivez { $from }={ $to }.
refusal-no-swap = Pas d’échange avec { $cell } : il y faut le pion d’un autre joueur, dans le triangle d’arrivée de votre pion.
refusal-no-slide-or-jump = Ni glissade ni enchaînement de sauts ne mène de { $from } à { $to }. On glisse tout droit, le long d’une rangée ou d’une colonne, sur les cases libres de son camp ; on saute par-dessus un de ses pions voisins, sur la case libre juste derrière lui.
refusal-only-jumps = Hors de son camp, un pion ne fait que sauter par-dessus ses propres pions voisins, et aucun enchaînement de sauts ne mène de { $from } à { $to }.
refusal-across-the-middle = La case { $cell } est au-delà de la ligne médiane : aucune glissade n’y va, et aucun enchaînement de sauts n’y mène.
refusal-own-goal = La case { $cell } est un but de votre camp : aucun de vos pions n’y entre ni ne la franchit.

text-legend-seat = { $sign } { $player }
text-legend-goals = { $sign } buts
text-legend-fixed = { $sign } pions que personne ne déplace

text-rules-demeter =
    Huit cases sur huit, colonnes a à h, rangées 1 à 8. Les blancs, joueur 1, ont la moitié droite, e à h, avec les buts h4 et h5 ; les noirs, joueur 2, la moitié gauche, a à d, avec les buts a4 et a5. Chacun a huit pions. Gagne le premier qui amène un pion sur l’un des deux buts adverses. Personne n’entre dans les buts de son propre camp ni ne les traverse.
    À chaque tour un pion se déplace, de l’une de deux façons. Dans son camp, il glisse comme une tour, le long d’une rangée ou d’une colonne, aussi loin qu’il veut : pas par-dessus un pion, et sans franchir la ligne médiane entre d et e.
    Partout, il saute par-dessus un pion voisin de sa couleur, dans l’une des huit directions, sur la case libre juste derrière. Il peut enchaîner les sauts et s’arrêter après n’importe lequel ; un saut dans un but est le dernier. On écrit un tel coup avec la case de départ et la case d’arrivée.
    Rien n’est pris. Qui ne peut pas jouer passe. Une position qui se présente pour la troisième fois est nulle, tout comme 300 coups sans but.
text-help-demeter = Coups : g2-e2 (de g2 à e2, en glissant ou par un enchaînement de sauts).

text-rules-chinese =
    L’étoile a 121 trous, en rangées de a, en bas, à q, en haut ; dans chaque rangée on les compte à partir de la gauche. Vos dix pions partent d’un triangle. Gagne le premier qui les amène tous dans le triangle d’en face. On joue dans le sens des aiguilles d’une montre.
    À chaque tour un pion se déplace : d’un pas dans un trou voisin libre, ou par un ou plusieurs sauts. On saute par-dessus un pion voisin de n’importe quelle couleur, dans le trou libre juste derrière, dans l’une des six directions ; le pion peut enchaîner les sauts et s’arrêter après n’importe lequel. Rien n’est retiré.
    Un pion arrivé dans son triangle d’arrivée y reste, à chaque étape de son déplacement. Aucun déplacement ne finit dans un triangle d’où d’autres partent ou dans lequel ils vont ; on peut le traverser en sautant.
    Là où un pas ou un saut vous mènerait, dans votre triangle d’arrivée, sur le pion d’un autre joueur, vous pouvez échanger les places : il va d’où vient le vôtre, et le coup est fini.
    Qui ne peut pas jouer passe. Après 500 tours chacun, la partie est nulle.
text-help-chinese = Coups : d1-e5 (de d1 à e5, d’un pas ou par un enchaînement de sauts), m7=n2 (échange avec le pion en n2).
