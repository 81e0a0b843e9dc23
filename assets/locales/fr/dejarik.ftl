# Le Dejarik, selon les deux règles : nom, pièces, règles en bref, fins et refus.

game-groi = Dejarik classique
game-revised = Dejarik révisé

piece-pawn = le pion
piece-pawn-groi = la pièce
piece-pawn-revised = la pièce

ending-captures =
    deux pièces retirées, { $points ->
        [one] un point
       *[other] { $points } points
    }
ending-points = le nombre de points à atteindre est atteint
ending-broke = l’adversaire n’a plus de crédits
ending-games = la limite de manches est atteinte

refusal-blocked = Le passage est barré : la case { $cell } est occupée.
refusal-only-outwards = De { $from }, une pièce ne va que sur une case extérieure, en passant par la case intérieure devant elle.
refusal-only-home = Une pièce de la couronne intérieure n’a qu’un seul coup : rentrer, de { $from } en { $home }.
refusal-not-along-the-ring = Aucune pièce de la couronne extérieure ne va directement en { $to } : une sortie finit sur la couronne intérieure.
refusal-straight-first = Au premier tour de chaque joueur, on sort tout droit ; les sorties en diagonale viennent ensuite.
refusal-no-exit = Aucune sortie de { $from } ne finit en { $to } : une sortie s’écarte de deux cases au plus, et n’est prolongée que par des élans.
refusal-carried-on = La pièce ne s’arrête pas en { $to } : un élan la porte en { $end }.

tell-game-ended = Fin de la manche { $game }. { $verdict } Score : { $first }–{ $second }.
tell-game-began = La manche { $game } commence{ $start ->
        [usual] {" "}avec la position de départ classique
       *[same] {""}
    }. Les places sont échangées : { $who ->
        [you] c’est à vous de commencer.
       *[other] { $player } commence.
    }
