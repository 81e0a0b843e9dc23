# Le mode texte : une partie dans le terminal, et ce qui s’est passé, en toutes lettres.

text-you = vous
text-player = joueur { $player }
text-player-named = joueur { $player } ({ $name })
# Un joueur dans une phrase ; `who` dit si c’est la personne à qui l’on parle.
text-player-in-sentence = { $who ->
    [you] { $player }
   *[other] le { $player }
}

text-seed-hash = { $luck ->
        [start] Le premier joueur dépend
       *[dice] Tout le hasard de cette partie vient
    } d’une graine dont l’empreinte SHA-256 est { $hash }. La graine elle-même est affichée à la fin.
text-seed = La graine était { $seed }. Avec elle, `holochess verify` vérifie { $luck ->
        [start] qui a commencé
       *[dice] la partie
    }.
text-saved-to = La partie est enregistrée dans { $file }.
text-not-saved = L’action compte, mais n’a pas pu être enregistrée : { $why } Le jeu réessaiera après la prochaine action ; ou enregistrez ailleurs : enregistrer FICHIER.
text-step-not-saved = L’action est annulée, mais cela n’a pas pu être enregistré : { $why } Le jeu réessaiera après la prochaine action ; ou enregistrez ailleurs : enregistrer FICHIER.
text-saved-here = La partie est désormais enregistrée dans { $file }.
text-unsaved = { $lines ->
    [one] Une ligne de la partie n’est pas enregistrée.
   *[other] { $lines } lignes de la partie ne sont pas enregistrées.
}
text-stay = { $unsaved } { $why } Vous êtes toujours dans la partie. Enregistrez-la ailleurs : enregistrer FICHIER. Pour partir quand même, tapez de nouveau : quitter.
text-by-mail = { $file } est une partie par correspondance. Elle continue avec : holochess mail move.
text-live = { $file } est une partie en ligne. Elle continue avec : holochess open --resume, ou holochess join.
text-no-argument = La commande « { $word } » s’écrit seule ; « { $rest } » n’a pas été compris, et rien n’a été fait.
text-save-exists = { $file } existe déjà. Choisissez un autre nom, ou reprenez cette partie : --load.
text-how-to-help = Tapez une action comme { $action }, ou : règles, aide.
text-left = Vous avez quitté la partie. Elle est enregistrée dans { $file } ; --load la reprend. Une soirée ou la partie du jour se reprend avec la commande qui l’a commencée.
text-left-unsaved = { $unsaved } Le reste de la partie est dans { $file } ; --load reprend à partir de là.
text-over = La partie est terminée. Elle est enregistrée dans { $file }.
text-unknown-player = Il n’y a pas de joueur « { $who } » ; choisissez parmi : { $known }.
text-other-game = { $file } est une partie de { $found }, pas de { $asked }.
text-options-are-fixed = Une partie reprise garde ses options : ne donnez pas --option.
text-players-are-fixed = { $file } est une partie à { $found } joueurs, non à { $asked } : ne donnez pas --players.

text-deal-may-be-even = Cette distribution est aléatoire et peut favoriser un camp : `--option deal=even` donne à peu près les mêmes chances aux deux.
text-seat-human = { $who ->
        [you] Vous êtes le { $player }.
       *[other] { $player } : joue sur ce terminal
    }
text-seat-computer = { $player } : l’ordinateur, { $name }, qui { $about }. « { $temper } »
text-ratings = { $piece } : { $attack } dés en attaque, { $defence } en défense, { $movement ->
        [one] un pas
       *[other] { $movement } pas
    } par déplacement
text-piece-on-cell = { $piece } { $cell }
text-camp = { $player } : { $pieces }
text-status = Tour { $turn } : { $who ->
        [you] à vous
       *[other] au { $player }
    } de jouer, { $left ->
        [one] encore une action
       *[other] encore { $left } actions
    }.
text-status-single = Tour { $turn } : { $who ->
        [you] à vous
       *[other] au { $player }
    } de jouer.
text-status-row = Manche { $game } ; score : { $first }–{ $second }.
text-status-repetition = Cette position s’est déjà présentée ; la prochaine fois, c’est la nulle.
text-status-claim = Vous pouvez réclamer la nulle : tapez draw.
text-status-push = { $who ->
        [you] Vous choisissez
       *[other] Le { $player } choisit
    } où va la créature poussée.
text-clock = Tours sans attaque : { $turns } sur { $limit } ; { $leader }.
text-clock-last = Le tour { $limit } est le dernier ; { $leader }.
text-clock-leader = aux points, { $who ->
        [you] vous menez
       *[other] le { $player } mène
    }
text-clock-draw = { $end ->
        [points] aux points, la partie serait nulle
       *[draw] la partie est alors nulle
    }
text-actions =
    { $count ->
        [one] Une action : { $actions }
       *[other] { $count } actions : { $actions }
    }
text-no-actions = Aucune action ne part de « { $from } » maintenant.
text-no-attack = Aucune attaque n’est possible maintenant.
text-hint-because = Vous pourriez jouer { $action } : { $reason }.
text-hint-chance = Vous avez alors { $chance } chances sur 100 de gagner.
text-no-undo = Rien à annuler : vous n’avez encore rien joué{ $luck ->
        [dice] , des dés ont été lancés,
       *[other] {""}
    } ou un autre joueur a joué.
text-no-undo-but-takeback = Rien à annuler : { $luck ->
        [dice] des dés ont été lancés, ou un autre joueur a joué
       *[other] un autre joueur a joué
    }. La commande « reprendre » reste possible ; la partie ne compte plus alors pour votre classement.
text-no-takeback = { $why ->
        [first] Rien à reprendre : vous n’avez encore rien joué.
        [full] On ne peut plus rien reprendre : le fichier de la partie n’a plus de place.
       *[people] On ne peut reprendre un tour que contre l’ordinateur.
    }

text-options = Les options de cette partie et leurs valeurs (--option CLÉ=VALEUR, au début d’une partie) : { $options }.
text-help-words = Autres commandes :
text-help-word = { $words } : { $what }
text-odds = { $action } : { $chances }
command-actions = actions liste
    .help = ce que vous pouvez faire maintenant ; suivi d’une case : ce que vous pouvez faire depuis cette case
command-board = plateau
    .help = le plateau, et à qui de jouer
command-position = position
    .help = la position en une ligne, pour --position et pour les leçons
command-rules = règles regles
    .help = comment on joue à ce jeu
command-odds = chances
    .help = les chances de chaque attaque ; chances o2xi2 : celles de cette attaque ; chances savrip molator : entre ces deux créatures, où qu’elles soient
command-hint = conseil
    .help = la meilleure action que trouve l’ordinateur, et pourquoi
command-undo = annuler
    .help = annule votre dernière action, tant { $luck ->
            [dice] qu’aucun dé n’a été lancé et que personne d’autre n’a joué
           *[other] que personne d’autre n’a joué
        }
command-takeback = reprendre rejouer
    .help = reprend tout depuis votre dernière action, { $luck ->
            [dice] dés compris
           *[other] réponses comprises
        } ; seulement contre l’ordinateur, et la partie ne compte plus pour votre classement
command-save = enregistrer
    .help = enregistre la partie maintenant ; enregistrer FICHIER : une copie
command-resign = abandonner
    .help = abandonne la partie
command-help = aide
    .help = cette liste
command-quit = quitter
    .help = quitte la partie ; elle reste enregistrée

tell-dealt = { $who ->
        [you] À vous
       *[other] { $player }
    } : { $piece } en { $cell }.
tell-dealt-to-place = { $who ->
        [you] À vous
       *[other] { $player }
    } : { $piece }, encore à placer.
tell-placed = { $piece } est placé en { $cell }.
tell-turn = Tour { $turn } : { $who ->
        [you] à vous
       *[other] au { $player }
    } de jouer.
tell-moved = { $piece } avance { $path }.
tell-leapt = { $piece } saute { $path }.
tell-boosted = { $piece } prend un élan, { $path }.
tell-attacked = { $attacker } en { $from } attaque { $defender } en { $to }.
tell-rolled = Dés : { $attack } = { $first } contre { $defence } = { $second }.
tell-judged = { $difference } : { $outcome }.
tell-push-pending = { $who ->
        [you] Vous choisissez
       *[other] Le { $player } choisit
    } où pousser { $piece } depuis { $from } : { $cells }.
tell-pushed = { $piece } est poussé de { $from } à { $to }.
tell-held = { $piece } n’a nulle part où aller et reste en { $cell }.
tell-removed = { $piece } en { $cell } est éliminé par { $by }.
tell-removed-pawn = { $by ->
        [you] Vous retirez
       *[other] Le { $other } retire
    } { $who ->
        [you] votre pièce
       *[other] la pièce du { $player }
    } en { $cell }.
tell-swapped = { $piece } en { $from } et { $other } en { $to } échangent leurs places.
tell-swapped-by-hops = { $piece } saute { $path } et échange sa place avec { $other }, qui va en { $from }.
tell-duel = Duel à mort : { $first } avec { $one } dés contre { $second } avec { $two }.
tell-exchange = { $attack } = { $first } contre { $defence } = { $second } : { $difference }.
tell-line = { $who ->
        [you] Vous avez
       *[other] Le { $player } a
    } un alignement, { $cells } : { $points ->
        [one] un point
       *[other] { $points } points
    }.
tell-goal = { $game ->
        [chinese] { $who ->
            [you] Vous êtes à destination
           *[other] Le { $player } est à destination
        } : le dernier trou à remplir était { $cell }.
       *[other] { $who ->
            [you] Vous atteignez
           *[other] Le { $player } atteint
        } le but { $cell }.
    }
tell-ranked = { $who ->
        [you] Vous terminez
       *[other] Le { $player } termine
    } { $place ->
        [1] 1er
       *[other] { $place }e
    }.
tell-passed = { $who ->
        [you] Vous n’avez aucune action possible et passez.
       *[other] Le { $player } n’a aucune action possible et passe.
    }
tell-clock = Pas d’attaque depuis { $quiet ->
        [one] un tour
       *[other] { $quiet } tours
    } ; après { $limit }, la partie est { $end ->
        [draw] nulle
       *[points] décidée aux points
    }.
tell-resigned = { $who ->
        [you] Vous abandonnez.
       *[other] Le { $player } abandonne.
    }
tell-took-back =
    { $decisions ->
        [one] Une action a été annulée.
       *[other] { $decisions } actions ont été annulées.
    }
