# Le Dejarik, selon les deux règles : nom, pièces, règles en bref, fins et refus.

game-groi = Dejarik (règles de Groï)
game-revised = Dejarik (règles révisées)

piece-pawn = le pion

ending-captures =
    l’autre camp n’a plus que deux pions, { $points ->
        [one] un point
       *[other] { $points } points
    }
ending-points = le nombre de points est atteint
ending-broke = l’autre bourse est vide
ending-games = la dernière manche est jouée

refusal-blocked = Le passage est barré : la case { $cell } est occupée.
refusal-only-outwards = De { $from }, un pion ne va que sur une case extérieure, en passant par la case intérieure qui la précède.
refusal-only-home = Un pion de la couronne intérieure n’a qu’un seul coup : rentrer, de { $from } en { $home }.
refusal-not-along-the-ring = Aucun pion de la couronne extérieure ne va directement en { $to } : une sortie finit sur la couronne intérieure.
refusal-straight-first = Au premier tour de chaque joueur, on sort tout droit ; les diagonales viennent ensuite.
refusal-no-exit = Aucune sortie de { $from } ne finit en { $to } : elle s’écarte de deux cases au plus, et n’est prolongée que par des augmentations.
refusal-carried-on = Le pion ne s’arrête pas en { $to } : une augmentation le porte en { $end }.

tell-game-ended = La manche { $game } est finie. { $verdict } On en est à { $first } : { $second }.
tell-game-began = La manche { $game } commence{ $start ->
        [usual] {" "}depuis le départ habituel
       *[same] {""}
    }. Les côtés sont échangés : { $who ->
        [you] c’est à vous de commencer.
       *[other] { $player } commence.
    }
