# Pourquoi options, JSON, joueurs et positions sont refusés : des parties de phrases, là où ce qui est refusé se tient devant.

option-unknown = il n’y a pas d’option « { $key } » ; ce jeu a : { $known }
option-word = l’option { $key } ne peut pas valoir « { $value } » ; choisissez parmi : { $words }
option-number = l’option { $key } ne peut pas valoir « { $value } » ; il faut un nombre entier de { $low } à { $high }
option-form = l’option { $key } ne peut pas valoir « { $value } » ; il faut { $form }
form-of-start = les cases des blancs et celles des noirs, comme g1 g2 g3 / b1 b2 b3, d’une à huit par camp et aucune sur un but ; ou seulement celles des blancs, et les noirs sont placés en miroir

json-syntax = colonne { $column } : ce n’est pas du JSON, ou il est tronqué
json-missing-field = colonne { $column } : le champ « { $field } » manque
json-unknown-field = colonne { $column } : il n’y a pas de champ « { $field } » ici
json-duplicate-field = colonne { $column } : le champ « { $field } » figure deux fois
json-other-kind = colonne { $column } : il faut ici une valeur d’un autre type
record-one-of = il faut ici un seul des champs action, undo, take_back et end

setup-players = { $game } se joue à { $game ->
        [chinese] deux, trois, quatre ou six
       *[other] deux
    }, pas à { $given }
setup-option-for-players = { $option } = { $value } n’est pas possible à { $players } joueurs{ $option ->
        [sets] {""} ; il faut 1, ou 2 à trois joueurs, ou 3 à deux joueurs
       *[other] {""}
    }
setup-together = { $option } demande { $needs } : les distributions équilibrées ne sont connues que si les créatures restent là où la distribution les met
setup-foreign-options = ce ne sont pas les options de { $game }
setup-departed = les joueurs indiqués comme arrivés ou ayant abandonné ne correspondent pas à la position
setup-position = position « { $line } » : { $why }

position-other = { $why }
position-ends-early = la ligne s’arrête avant { $field ->
        [slash] le / entre les camps
        [side] le camp qui joue ({ $sides })
        [player] le joueur dont c’est le tour
        [left] les actions qui restent
       *[moves] les coups déjà joués
    }
position-spaces = les champs sont séparés par une seule espace ; il y en a une de trop en colonne { $column }
position-left-over = « { $text } » est de trop à la fin de la ligne
position-not-a-piece = « { $text } », dans le camp du joueur { $seat }, n’est pas une pièce (NOM@CASE)
position-unknown-creature = il n’y a pas de créature « { $name } » (dans « { $text } ») ; les créatures sont { $known }
position-unknown-cell = il n’y a pas de case « { $name } » (dans « { $text } ») ; les cases sont d, i1 à i12 et o1 à o12
position-camp-cell = il n’y a pas de case « { $text } » (dans le camp des { $side ->
        [black] noirs
       *[white] blancs
    }) ; les cases sont d, i1 à i12 et o1 à o12
position-line-cell = « { $name } » n’est pas sur le plateau, qui va de { $first } à { $last }
position-off-board = le plateau n’a pas de case numéro { $cell }
position-two-on-a-cell = { $first } et { $second } sont tous deux en { $cell }
position-two-pawns = deux pièces sont en { $cell }
position-creature-twice = { $creature } est en { $first } et en { $second } ; chaque créature n’existe qu’une fois
position-camp-size = le joueur { $seat } { $size ->
        [0] n’a aucune créature
        [one] a une créature
       *[other] a { $size } créatures
    } ; chaque camp doit en avoir de 1 à 4
position-pawns = les { $side ->
        [black] noirs
       *[white] blancs
    } { $size ->
        [0] n’ont aucune pièce
        [one] ont une pièce
       *[other] ont { $size } pièces
    } ; chaque camp doit en avoir de { $fewest } à { $most }
position-duel = s’il ne reste qu’une créature de chaque côté, c’est le duel à mort, où il n’y a rien à choisir
position-side = le camp qui joue doit être { $sides }, pas « { $text } »
position-left = le nombre d’actions restantes doit être { $lowest } ou { $highest }, pas « { $text } »
position-nobody-to-push = il n’y a pas de créature en { $cell }, donc rien à pousser
position-nowhere-to-push = toutes les cases voisines de { $cell } sont occupées ; la créature y reste et il n’y a rien à choisir
position-nobody-pushes = aucun ennemi n’est à côté de { $cell }, donc aucune attaque n’a pu mener à cette poussée
position-moves = le nombre de coups joués doit être un nombre entier de 0 à { $most }, pas « { $text } »
position-parity =
    { $moves ->
        [one] { $moves } coup ne peut pas avoir été joué
       *[other] { $moves } coups ne peuvent pas avoir été joués
    } si c’est à { $letter } de jouer : leur nombre est pair pour b et impair pour w
position-has-scored = les { $side ->
        [black] noirs
       *[white] blancs
    } ont déjà un alignement qui compte, la manche est donc terminée
position-two-camps =
    { $given ->
        [one] il y a un camp, pas deux
       *[other] il y a { $given } camps, pas deux
    } : d’abord les cases des blancs, puis / et celles des noirs
position-no-sets = il n’y a pas de jeux de pions ici : + n’a pas sa place dans la ligne
position-own-goal = les { $side ->
        [black] noirs
       *[white] blancs
    } ont un pion en { $square }, un but de leur propre camp, où ils n’entrent pas
position-goal-reached = les { $side ->
        [black] noirs
       *[white] blancs
    } ont un pion en { $square } : la partie est donc déjà gagnée
position-camps =
    { $given ->
        [one] il y a un camp
       *[other] il y a { $given } camps
    } pour { $players } joueurs ; les camps sont séparés par /
position-sets = le joueur { $seat } a { $given ->
        [one] un jeu
       *[other] { $given } jeux
    } de pions ; avec sets = { $sets } il en faut { $sets }
position-set-size = le joueur { $seat } { $given ->
        [0] n’a aucun pion
        [one] a un pion
       *[other] a { $given } pions
    } dans le jeu { $set } ; chaque jeu doit en avoir dix
position-filled = { $hole } porte un pion que l’on ne peut pas déplacer (fill_unused = on)
position-mover = « { $text } » ne peut pas être le joueur dont c’est le tour ; choisissez de 1 à { $players }
position-won = le joueur { $seat } a déjà gagné
position-finished = ce ne peut pas être le tour du joueur { $seat } : tous ses pions sont arrivés
