# Ce qui se dit des parties de tous les jeux.

# Un jeu sans dés : les chances de gagner que les coups d’un joueur ont concédées dans une partie.
analysis-given = Chances de gagner cédées par le { $player } : { $given ->
        [one] { $given } point
       *[other] { $given } points
    }
ui-result-unrated-several = Hors classement : plus de deux joueurs.
picture-no-seat = La table a { $seats } places : il n’y a pas de vue depuis la place { $seat }.
picture-four-variants = Seule une table a plus de quatre vues : ici, --variant va de 1 à 4.
scene-no-such-number = ce jeu ne se joue pas à { $name } ; il se joue à : { $known }
