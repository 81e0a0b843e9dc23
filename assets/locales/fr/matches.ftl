# Ce qui se dit des matchs de tous les jeux.

# Un jeu sans dés : les chances de gagner que les décisions d’un joueur ont cédées dans un match.
analysis-given = Le { $player } : { $given ->
        [one] { $given } point cédé
       *[other] { $given } points cédés
    } sur 100
ui-result-unrated-several = Ne compte pas dans votre classement : on jouait à plus de deux, et les joueurs sont classés à deux.
picture-no-seat = La table a { $seats } places : elle ne peut pas être vue de la place { $seat }.
picture-four-variants = Seule une table se voit de plus de quatre côtés : --variant va de 1 à 4 ici.
scene-no-such-number = le jeu ne se joue pas à { $name } ; il se joue à : { $known }
