# Ce que disent les lecteurs d’écran et qui n’est pas écrit à l’écran.
ui-read-window = Holochess
ui-read-events = Ce qui s’est passé
ui-read-moment = Le plateau montre une autre position de la partie.
ui-read-board = Plateau : { $game }
ui-read-row = Rangée { $row }
ui-read-ring = { $row ->
    [i] Couronne intérieure
    [o] Couronne extérieure
   *[other] Centre
}
# Parties de ce qui est dit d’une case ; le nom de la case vient en premier.
ui-read-empty = vide
ui-read-fixed = un pion qui ne bouge pas
ui-read-piece = { $who ->
    [you] { $piece }, à vous
   *[other] { $piece }, au { $player }
}
ui-read-held = pièce choisie
ui-read-ready = { $moves ->
    [0] { $targets ->
        [one] peut viser une pièce
       *[other] peut viser { $targets } pièces
    }
   *[other] { $targets ->
        [0] { $moves ->
            [one] peut aller sur une case
           *[other] peut aller sur { $moves } cases
        }
       *[other] peut aller sur { $moves ->
            [one] une case
           *[other] { $moves } cases
        } et viser { $targets ->
            [one] une pièce
           *[other] { $targets } pièces
        }
    }
}
ui-read-move = on peut aller ici
ui-read-attack = on peut attaquer ici : { $chances }
ui-read-swap = échange de places possible ici
ui-read-push = on peut y pousser la pièce
ui-read-place = on peut placer { $piece } ici
ui-read-danger = en danger
ui-read-danger-by = menacé par { $piece } : { $chance } de risque
ui-read-hint-from = conseillé : jouer cette pièce
ui-read-hint-to = conseillé : aller ici
# Noms des éléments qui montrent par des images ce qu’ils sont.
ui-read-army = Créatures : { $player }
ui-read-creature = Créature à la place choisie
ui-read-opponent = Qui joue à cette place
ui-read-before = Précédent
ui-read-after = Suivant
ui-read-seats = Places
ui-read-puzzles = Problèmes
ui-read-lost = { $piece } : n’est plus sur le plateau
ui-read-time = Temps
