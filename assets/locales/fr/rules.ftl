# Les règles en toutes lettres : pièces, issues, fins de partie, raisons d’un refus.

game-holochess = Holochess

piece-savrip = Savrip
piece-monnok = Monnok
piece-ghhhk = Ghhhk
piece-houjix = Houjix
piece-strider = Strider
piece-ngok = Ng’ok
piece-klorslug = K’lor’slug
piece-molator = Molator

outcome-kill = élimination
outcome-push = poussée
outcome-counter-push = contre-poussée
outcome-counter-kill = contre-élimination

ending-eliminated = l’adversaire n’a plus de créature
ending-duel = le duel à mort a tranché
ending-quiet = la trêve est finie{ $won ->
        [yes] {" "}et les points décident
       *[no] { $end ->
            [points] , égalité aux points
           *[draw] {""}
        }
    }
ending-cap = { $game ->
        [holochess] la limite de tours est atteinte{ $won ->
            [yes] {" "}et les points décident
           *[no] {""}
        }
        [chinese] la limite de tours est atteinte
       *[other] la limite de coups est atteinte
    }
ending-stuck = plus personne ne peut jouer
ending-repetition = la même position s’est présentée trois fois
ending-line = un alignement gagnant
ending-goal = le but est atteint
ending-resigned = { $who ->
        [you] vous avez abandonné
       *[other] abandon du joueur { $player }
    }
ending-agreed = d’un commun accord

verdict-win = { $who ->
        [you] Vous gagnez
       *[other] Le joueur { $player } gagne
    } : { $ending }.
verdict-draw = Partie nulle : { $ending }.
ending-home-first = arrivée à destination avant les autres
verdict-shared = { $ending }. Places { $first } à { $last } partagées : { $players }.

refusal-over = La partie est terminée.
refusal-not-your-turn = C’est au joueur { $player } de jouer.
refusal-dice-pending = Il faut d’abord lancer les dés.
refusal-push-pending = Choisissez d’abord où va la créature poussée.
refusal-nothing-to-push = Il n’y a aucune créature à pousser.
refusal-empty-cell = La case { $cell } est vide.
refusal-not-yours = { $piece } appartient { $seats ->
        [2] à l’adversaire
       *[other] au joueur { $player }
    }.
refusal-taken = La case { $cell } est occupée par { $piece }.
refusal-no-walk =
    { $movement ->
        [one] La case { $cell } ne peut pas être atteinte en exactement un pas vers une case voisine libre.
       *[other] La case { $cell } ne peut pas être atteinte en exactement { $movement } pas par des cases libres : pas moins, pas de diagonale, jamais deux fois la même case.
    }
refusal-not-adjacent = La case { $to } n’est pas voisine de { $from } : on n’attaque qu’une créature voisine.
refusal-own-piece = { $piece } est dans votre camp.
refusal-no-push = On ne peut pas pousser une créature en { $cell }, seulement sur une case voisine libre.
refusal-pass-not-forced = On ne passe que si aucune action n’est possible.
refusal-not-in-this-game = Ce n’est pas possible ici, ou pas maintenant.
refusal-no-placement = Placez chaque créature une fois, sur l’une de vos cases de départ libres.
refusal-dice = Ces dés ne sont pas ceux qui étaient attendus.
refusal-nothing-to-undo = Il n’y a rien à annuler ni à reprendre maintenant.
refusal-unreadable = « { $text } » n’est pas une action de ce jeu.
