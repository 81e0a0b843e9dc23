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

outcome-kill = mise à mort
outcome-push = poussée
outcome-counter-push = contre-poussée
outcome-counter-kill = contre-mise à mort

ending-eliminated = l’adversaire n’a plus de créature
ending-duel = duel à mort
ending-quiet = trop de tours sans attaque{ $won ->
        [yes] , décision aux points
       *[no] { $end ->
            [points] , et égalité aux points
           *[draw] {""}
        }
    }
ending-cap = dernier tour atteint{ $won ->
        [yes] { $game ->
            [holochess] , décision aux points
           *[other] {""}
        }
       *[no] {""}
    }
ending-stuck = plus personne ne peut jouer
ending-repetition = la même position s’est répétée
ending-line = une ligne
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
ending-home-first = premier à destination
verdict-shared = { $ending }. Places { $first } à { $last } partagées : { $players }.

refusal-over = La partie est terminée.
refusal-not-your-turn = C’est au joueur { $player } de jouer.
refusal-dice-pending = Il faut d’abord lancer les dés.
refusal-push-pending = Choisissez d’abord où va la créature poussée.
refusal-nothing-to-push = Aucune créature n’est à pousser.
refusal-empty-cell = Il n’y a personne en { $cell }.
refusal-not-yours = { $piece } appartient { $seats ->
        [2] à l’adversaire
       *[other] au joueur { $player }
    }.
refusal-taken = La case { $cell } est occupée par { $piece }.
refusal-no-walk =
    { $movement ->
        [one] La case { $cell } ne s’atteint pas en exactement un pas vers une case voisine libre.
       *[other] La case { $cell } ne s’atteint pas en exactement { $movement } pas par des cases libres : pas moins, pas de diagonale, jamais deux fois la même case.
    }
refusal-not-adjacent = La case { $to } n’est pas voisine de { $from } : on n’attaque qu’une créature voisine.
refusal-own-piece = { $piece } est dans votre camp.
refusal-no-push = La case { $cell } ne convient pas : une créature poussée va sur une case voisine libre.
refusal-pass-not-forced = On ne passe pas par choix : qui peut agir agit.
refusal-not-in-this-game = Cette action n’existe pas dans ce jeu, ou pas maintenant.
refusal-no-placement = Une créature se place une fois, sur l’une des cases de départ libres de son joueur.
refusal-dice = Ce ne sont pas les dés demandés.
refusal-nothing-to-undo = Il n’y a rien à annuler ni à reprendre maintenant.
refusal-unreadable = « { $text } » n’est pas une action de ce jeu.
