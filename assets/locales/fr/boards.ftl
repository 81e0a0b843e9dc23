# Déméter et dames chinoises : noms, règles en bref, refus, et ce qu’il faut à leurs dessins.

game-demeter = Déméter
game-chinese = Dames chinoises

refusal-fixed = On ne peut ni déplacer ni échanger le pion en { $cell }.
refusal-no-chain = Aucun pas ni enchaînement de sauts ne mène de { $from } à { $to }. On saute par-dessus un pion voisin, dans le trou libre juste derrière lui.
refusal-stays-home = Le pion en { $cell } est arrivé : il ne quitte plus son triangle d’arrivée, même au milieu d’un coup.
refusal-foreign-triangle = Le trou { $cell } est dans un triangle qui n’est ni le départ ni l’arrivée de ce pion : il peut le traverser en sautant, pas y rester.
refusal-is-a-swap = Le pion d’un autre joueur occupe { $to }. L’échange avec lui s’écrit { $from }={ $to }.
refusal-no-swap = Vous ne pouvez pas échanger avec { $cell } : il faut le pion d’un autre joueur, dans le triangle d’arrivée de votre pion.
refusal-no-slide-or-jump = Ni glissade ni enchaînement de sauts ne mène de { $from } à { $to }. On glisse tout droit, le long d’une rangée ou d’une colonne, sur les cases libres de son camp ; on saute par-dessus un pion voisin de sa couleur, sur la case libre juste derrière lui.
refusal-only-jumps = Hors de son camp, un pion ne se déplace qu’en sautant par-dessus un pion voisin de sa couleur, et aucun enchaînement de sauts ne mène de { $from } à { $to }.
refusal-across-the-middle = La case { $cell } est au-delà de la ligne médiane : ni glissade ni enchaînement de sauts n’y mène.
refusal-own-goal = La case { $cell } est un but de votre camp : vos pions ne peuvent ni y entrer ni la franchir.

text-legend-seat = { $sign } { $player }
text-legend-set = { $sign } { $player } vers { $target }
text-legend-goals = { $sign } buts
text-legend-fixed = { $sign } pions que l’on ne peut pas déplacer
