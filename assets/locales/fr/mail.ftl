# Les parties par courrier et la partie du jour.

mail-not-of-the-chain = La valeur que montre le joueur { $player } n’est pas celle à laquelle il s’est engagé. Quelqu’un a changé le message, ou essaie de choisir les dés.
mail-copied = Les deux joueurs se sont engagés à la même valeur : l’un a copié celle de l’autre.
mail-used-up = Les secrets de cette partie n’ont plus de valeurs, ou ce n’est pas une partie par courrier.
mail-no-mark = Ce n’est pas le message d’une partie : il n’y a pas « holochess-mail: » dedans. Copiez toute la ligne.
mail-damaged = Le message est coupé ou abîmé. Copiez de nouveau toute la ligne.
mail-version = Le message est de la version { $found } du protocole, que ce programme ne connaît pas. Installez une version plus récente.
mail-other-match = Ce message appartient à une partie qui n’est pas gardée ici.
mail-known = Ce message a déjà été lu.
mail-known-own = C’est votre propre message ; il n’y a rien de nouveau à côté.
mail-own = C’est un message de vous que cette copie de la partie n’a pas envoyé ; il n’est donc pas pris. Décidez de même encore une fois, ou rétablissez la partie depuis votre sauvegarde.
mail-several = Nouveaux messages : { $count }. Rien n’a été pris. Donnez-en un à la fois : { $messages }
mail-instead = Un autre message est arrivé avant à cette place, et celui-ci dit autre chose. Le premier compte.
mail-missing = Un message avant celui-ci manque. Demandez-le.
mail-changed = Le message ne suit pas du précédent : l’un des deux a été changé en chemin.
mail-not-your-turn = Ce n’est pas à vous : envoyez votre dernier message et attendez la réponse.
mail-values = Le message montre une valeur de trop ou de moins pour les dés. Il a été changé, ou vient d’un autre programme.
mail-unfinished = Le message finit avant le tour de qui l’envoie. Il a été coupé.
mail-illegal = { $action } ne peut pas se jouer : { $why }
mail-invitation = L’invitation ne peut pas être acceptée : { $why }
mail-file = Il est abîmé, et aucune bonne copie ne se trouve à côté. Rétablissez-le depuis une sauvegarde à vous, ou commencez une nouvelle partie.
mail-mended = { $file } était abîmé ou perdu ; la partie reprend depuis la copie à côté.{ $kept ->
        [yes] {" "}Le fichier abîmé est conservé sous le nom { $aside }.
       *[no] {""}
    } S’il manque votre dernière décision, décidez de même ; s’il manque le dernier message lu, relisez la ligne même que vous avez, et non une ligne renvoyée.
mail-file-version = Il est de la version { $found }, écrite par un programme plus récent. Installez une version plus récente ; le fichier reste tel quel.
mail-over = La partie est finie. Affichez-la de nouveau pour voir sa dernière ligne.
mail-not-dealt = Rien n’est encore distribué, il n’y a donc pas d’enregistrement. Il commence quand l’invitation est acceptée et la réponse lue.
mail-no-match = { $count ->
        [0] Aucune partie par courrier ne commence par « { $id } ». Voir : holochess mail show
       *[other] { $count } parties par courrier commencent par « { $id } ». Écrivez-en plus : { $ids }
    }
mail-name = Un nom du message peut passer pour un autre : rien n’est repris. Un nom n’a pas d’espace à ses bouts, et chacun de ses mots est d’une seule écriture.
mail-long-rule = { $rule } a une valeur trop longue pour être montrée en entier.
mail-meanwhile = Un autre programme vient d’écrire dans cette partie. Rien n’est perdu : recommencez.
mail-check = Contrôle du dernier message, le même pour les deux joueurs : { $check }
mail-in-file = { $file } : { $why }
mail-asks-game = { $named ->
        [yes] « { $name } » vous invite à une partie : { $game }.
       *[no] Un joueur sans nom vous invite à une partie : { $game }.
    }
mail-asks-usual = Les règles sont celles d’usage.
mail-asks-rule = { $rule } : { $value }{ $keyed ->
        [yes] {" "}({ $key })
       *[no] {""}
    }
mail-asks-lot = La distribution décide qui commence.
mail-asks-first = { $named ->
        [yes] « { $name } » commence.
       *[no] Votre adversaire commence.
    }
mail-asks-undealt = { $count ->
        [one] Une autre partie acceptée sous ce nom n’est pas encore distribuée. Votre adversaire voit la distribution en premier et peut abandonner la partie.
       *[other] { $count } autres parties acceptées sous ce nom ne sont pas encore distribuées. Votre adversaire voit la distribution en premier et peut abandonner la partie.
    }
mail-ask = Accepter ? (oui ou non)
mail-ask-piped = L’invitation est venue par l’entrée standard, où aucune réponse ne peut être lue. Rien n’est accepté. Ajoutez --yes pour l’accepter sans question.
mail-ask-unanswered = Il n’y a pas eu de réponse, donc rien n’est accepté. Répondez oui, ou ajoutez --yes pour accepter sans question.
mail-declined = Pas acceptée ; rien n’a été envoyé. Vous pourrez encore l’accepter plus tard.
mail-none = Il n’y a pas de partie par courrier. Commencez-en une : holochess mail new JEU
mail-state = { $game }{ $named ->
        [no] {""}
       *[other] {" "}avec { $name }
    } : { $turn ->
        [own] à vous
        [over] finie
       *[other] à l’adversaire
    }
mail-heading = Partie { $id }. { $state }
mail-awaits-dice = { $action } ({ $player }) : les dés tombent avec la réponse de l’adversaire.
mail-no-name = Vous jouez sans nom. Donnez-en un avec --name, ou dans les réglages.
mail-kept = La partie est finie, et rangée avec les autres : { $file }
mail-json-of-line = --json va avec une ligne, non avec une partie.
mail-says-invite = Une invitation{ $named ->
        [yes] {" "}de { $name }
       *[no] {""}
    } à jouer, { $game }{ $has_options ->
        [yes] {" "}({ $options })
       *[no] {""}
    }, partie { $id }.
mail-says-accept = L’invitation à la partie { $id } est acceptée{ $named ->
        [yes] {" "}par { $name }
       *[no] {""}
    }.
mail-says-turn = Message { $number } de la partie { $id }, du joueur { $player }.{ $answers ->
        [yes] {" "}Il montre la valeur demandée.
       *[no] {""}
    }{ $acts ->
        [yes] {" "}Joué : { $actions }.
       *[no] {""}
    }{ $asks ->
        [yes] {" "}Les dés tombent avec la réponse.
       *[no] {""}
    }
mail-your-turn = Pour jouer : holochess mail move { $id } ACTION… Possible maintenant : { $actions }. Pour abandonner : abandonner
mail-send = Envoyez cette ligne :
begin-not-by-mail = Une partie par courrier se joue à deux personnes depuis le début du jeu, sans ordinateur.
record-mail-version = La version et l’en-tête ne disent pas la même chose : partie par courrier ou non.

day-heading = La partie du { $date }, la même pour tout le monde : vous jouez au sud contre { $name }.
day-no-date = « { $date } » n’est pas une date comme 2026-11-23.
day-not-played = La partie du { $date } n’a pas été commencée ici.
day-not-over = La partie du { $date } n’est pas finie.
day-not-to-check = La partie du { $date } est finie, mais l’adversaire a abandonné, ce qu’il ne fait jamais : il n’y a pas de résultat que d’autres puissent vérifier.
day-in-future = La partie du { $date } est celle d’un jour qui n’est pas encore venu.
day-other-match = { $file } contient une autre partie que celle de ce jour ; déplacez-le.
day-share = Partagez cette ligne ; n’importe qui peut la vérifier avec : holochess day --check
day-result = Holochess { $date } : { $result ->
        [won] gagnée
        [lost] perdue
       *[drawn] nulle
    } contre { $name } en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $own } à { $others }{ $taken ->
        [0] {""}
        [one] , un coup rejoué
       *[other] , { $taken } coups rejoués
    }.
day-holds = Chaque action est permise, chaque dé découle de la date, et { $name } a décidé comme { $name } décide.
day-other-opponent = Chaque action est permise et chaque dé découle de la date. Mais à la décision { $decision }, { $name } aurait ici décidé autrement : la ligne vient d’une autre version du programme, ou d’un autre adversaire.
day-other-words = Les mots avant la ligne ont été changés. Elle prouve : { $said }
day-no-result = Il n’y a pas là de résultat d’une partie du jour : il n’y a pas « holochess-day: » avec une date.
day-damaged = Le résultat est coupé ou changé.
day-illegal = La décision { $decision } du résultat n’est pas possible : la ligne a été changée ou mal copiée.
