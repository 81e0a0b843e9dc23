# Le choix d’une table, et la mise en place de n’importe quel jeu : places, options, créatures.

ui-alternatives = { $first } ou { $last }

ui-tables-heading = Choisissez une table
ui-tables-measure = { $players } joueurs · { $from }–{ $to } min

table-holochess = Holochess
    .about = Des créatures et des dés : quatre contre quatre, jusqu’à la dernière debout.
table-groi = Dejarik classique
    .about = Quatre pièces chacun, sans dés : sortez, retirez deux pièces adverses ou alignez les vôtres sur la couronne.
table-revised = Dejarik révisé
    .about = Même plateau, sorties en diagonale dès le premier tour : plus rapide, et trois pièces alignées suffisent.
table-demeter = Déméter
    .about = Deux armées de huit : sautez par-dessus vos pions et entrez les premiers dans le but adverse.
table-chinese = Dames chinoises
    .about = De longs enchaînements de sauts à travers l’étoile, pour remplir le triangle d’en face avant les autres.

ui-setup-page-players = Joueurs
ui-setup-page-rules = Règles
ui-setup-page-creatures = Créatures
ui-setup-nobody = Libre
ui-setup-nobody-style = Cette place reste libre.
ui-setup-person = Vous
ui-setup-person-style = jouez sur cet appareil
ui-setup-players = Joueurs
ui-setup-seats = Places
ui-setup-seat-as-shown = Comme affiché
ui-setup-draw = Premier joueur
ui-setup-draw-fresh = Tiré au sort
ui-setup-own = Autre
ui-setup-why-players = Ce jeu se joue à { $possible } ; { $taken ->
        [0] aucune place n’est prise
        [one] { $taken } place est prise
       *[other] { $taken } places sont prises
    }.

# Ce qui fait gagner, sous « À vous » dans les premières parties.
goal-holochess = Pour gagner : éliminez toutes les créatures adverses.
goal-groi = Pour gagner : retirez deux pièces adverses, ou alignez toutes les vôtres.
goal-revised = Pour gagner : retirez deux pièces adverses, ou alignez-en trois.
goal-demeter = Pour gagner : amenez un pion dans l’un des buts adverses.
goal-chinese = Pour gagner : remplissez le triangle d’en face avant les autres.

seat-holochess-1 = Joueur 1
seat-holochess-2 = Joueur 2
seat-groi-1 = Joueur 1 (commence)
seat-groi-2 = Joueur 2
seat-revised-1 = Joueur 1 (commence)
seat-revised-2 = Joueur 2
seat-demeter-1 = Joueur 1 (commence)
seat-demeter-2 = Joueur 2

# Options : leur nom, ce qu’elles décident, le nom de leurs valeurs. Une valeur sans nom est un nombre.

option-deal = Distribution
    .about = Chances égales : on redistribue jusqu’à ce que les deux camps aient à peu près les mêmes chances.
option-deal-even = Chances égales
option-deal-random = Simple mélange
option-deal-balanced = Une de chaque classe
option-placement = Placement
    .about = Les créatures restent où la distribution les met, ou les joueurs les placent à tour de rôle.
option-placement-fixed = Selon la distribution
option-placement-chosen = À tour de rôle
option-quiet_turns = Trêve (tours)
    .about = Après ce nombre de tours de suite sans attaque, la partie est décidée. Aucune : la partie s’arrête quand même après 1 000 tours.
option-quiet_turns-0 = Aucune
option-quiet_end = À la fin de la trêve
    .about = Aux points : le camp qui a le plus de créatures gagne, puis celui qui a les plus fortes. Ou simplement une partie nulle.
option-quiet_end-points = Aux points
option-quiet_end-draw = Partie nulle
option-match = Type de partie
    .about = Une manche, une série jusqu’à un nombre de points, ou une série pour des crédits, jusqu’à ce qu’un joueur n’en ait plus.
option-match-single = Une manche
option-match-points = Aux points
option-match-points-number = Points pour gagner
option-match-stakes = Pour des crédits
option-match-stakes-number = Crédits chacun
option-game_cap = Limite de manches
    .about = Après ce nombre de manches, le joueur qui mène gagne. Même sans limite, la partie s’arrête après 100 manches.
option-game_cap-0 = Sans limite
option-repetition = Triple répétition
    .about = Ce qui se passe quand la même position revient une troisième fois.
option-repetition-ends = Partie nulle
option-repetition-declare = Nulle si réclamée
option-repetition-third = Partie nulle
option-repetition-off = Sans effet
option-move_cap = Limite de coups
    .about = Après ce nombre de coups, la manche est nulle. Même sans limite, un plafond très élevé reste en place.
option-move_cap-0 = Sans limite
option-start = Départ
    .about = Où sont les pions quand la partie commence.
option-start-1 = Classique
option-start-2 = Plus près
option-start-3 = Quatre pions
option-start-own = Départ personnalisé
option-sets = Jeux de pions
    .about = Le nombre de jeux de dix pions par joueur : à trois joueurs, deux au plus ; à deux joueurs, trois au plus.
option-blocking = Arrivée bloquée
    .about = Ce que vous pouvez faire d’un pion adverse qui reste dans votre triangle d’arrivée.
option-blocking-swap = Échanger
option-blocking-fill = Triangle plein = victoire
option-blocking-none = Rien
option-fill_unused = Triangles inutilisés
    .about = Les triangles inutilisés restent vides, ou sont remplis de pions qui ne bougent pas, mais par-dessus lesquels on peut sauter.
option-fill_unused-off = Vides
option-fill_unused-on = Remplis
option-play_on = Après la première arrivée
    .about = La partie finit quand le premier joueur est arrivé, ou continue pour les places suivantes.
option-play_on-off = Fin de la partie
option-play_on-on = Jouer les places
option-turn_cap = Limite de tours
    .about = Après ce nombre de tours chacun, la partie est nulle entre les joueurs encore en jeu. Même sans limite, elle s’arrête après 5 000 tours.
option-turn_cap-0 = Sans limite
