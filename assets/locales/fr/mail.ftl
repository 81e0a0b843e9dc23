# Les parties par correspondance et la partie du jour.

mail-not-of-the-chain = Rien n’a été joué : la valeur révélée par le joueur { $player } n’est pas celle qui était fixée d’avance. Le message a été modifié, ou ce joueur essaie de choisir les dés.
mail-copied = Les deux joueurs ont fixé d’avance la même valeur : l’un a copié celle de l’autre. Commencez une nouvelle partie.
mail-used-up = Cette partie n’a plus de valeurs secrètes pour les dés, ou n’est pas une partie par correspondance. Commencez une nouvelle partie.
mail-no-mark = Ce n’est pas un message de partie : il ne contient pas « holochess-mail: ». Copiez toute la ligne.
mail-damaged = Le message est coupé ou abîmé. Copiez de nouveau toute la ligne.
mail-version = Ce message utilise la version { $found } du protocole, que ce programme ne connaît pas. Installez une version plus récente.
mail-version-unheard = Le message annonce la version { $found } du protocole, qui n’a jamais existé. Il a été abîmé, ou vient d’un autre programme. Demandez à votre adversaire de le renvoyer.
mail-other-match = Ce message appartient à une partie qui n’est pas enregistrée ici. Lisez-le là où vous jouez cette partie.
mail-too-much = Ce texte est trop long. Copiez seulement la ligne du message.
mail-known = Vous avez déjà lu ce message.
mail-known-own = C’est votre propre message. Envoyez-le à votre adversaire et attendez la réponse.
mail-own = Ce message porte un de vos propres numéros, mais n’a pas été envoyé d’ici : il vient d’une autre copie de cette partie, ou de quelqu’un d’autre. Il n’a pas été lu. S’il est de vous, rejouez ici les mêmes actions, ou restaurez la partie depuis votre sauvegarde.
mail-several = Ce texte contient plusieurs nouveaux messages ({ $count }) ; aucun n’a été lu. Collez-les un par un : { $messages }
mail-instead = Vous avez déjà lu un autre message du même numéro. C’est le premier qui compte.
mail-own-instead = Vous avez déjà envoyé d’ici un autre message du même numéro ; celui-ci n’a donc pas été lu. Il vient d’une autre copie de cette partie, ou de quelqu’un d’autre. Chez votre adversaire, c’est le premier arrivé qui compte.
mail-missing = Il manque un message avant celui-ci. Demandez à votre adversaire de vous l’envoyer.
mail-changed = Ce message a été modifié en chemin. Demandez à votre adversaire de le renvoyer.
mail-parted = Ce message ne fait pas suite au dernier de cette partie. Il a été modifié en chemin, ou il répond à d’autres messages, par exemple si l’un de vous joue avec deux copies de la partie. Demandez à votre adversaire de le renvoyer. Si le message revient identique, continuez avec l’autre copie, ou commencez une nouvelle partie.
mail-not-your-turn = Ce n’est pas à vous de jouer. Envoyez votre dernier message et attendez la réponse.
mail-values = Le message contient trop de valeurs pour les dés, ou pas assez : il a été modifié, ou vient d’un autre programme. Demandez à votre adversaire de le renvoyer.
mail-unfinished = Le message s’arrête avant la fin du tour : il a été coupé. Copiez de nouveau toute la ligne.
mail-illegal = { $action } ne peut pas se jouer : { $why }
mail-invitation = L’invitation ne peut pas être acceptée : { $why }
mail-file = Le fichier de la partie est abîmé, et il n’y a pas de copie intacte à côté. Restaurez-le depuis une de vos sauvegardes, ou commencez une nouvelle partie.
mail-mended = { $file } était abîmé ou perdu ; la partie continue à partir de la copie gardée à côté.{ $kept ->
        [yes] {" "}Le fichier abîmé a été gardé sous le nom { $aside }.
       *[no] {""}
    } S’il manque vos dernières actions, rejouez les mêmes. S’il manque le dernier message, relisez ici la ligne d’origine, que vous avez déjà, et non une ligne renvoyée.
mail-file-version = Cette partie a été enregistrée par un programme plus récent (version { $found }). Le fichier reste tel quel. Installez une version plus récente.
mail-over = La partie est finie. Affichez-la de nouveau pour voir son dernier message.
mail-not-dealt = La distribution n’a pas encore eu lieu : il n’y a pas de partie à enregistrer. Lisez d’abord la réponse à l’invitation.
mail-no-id = Aucune partie n’est indiquée. Donnez son identifiant, ou le début de celui-ci. Pour voir les parties : holochess mail show
mail-no-match = { $count ->
        [0] Aucune partie par correspondance n’a un identifiant qui commence par « { $id } ». Pour voir les parties : holochess mail show
       *[other] { $count } parties par correspondance ont un identifiant qui commence par « { $id } ». Donnez plus de caractères : { $ids }
    }
mail-name = Un nom de ce message peut être confondu avec un autre : le message n’a pas été lu. Demandez à l’expéditeur un nom sans espace au début ni à la fin, et sans mélange d’alphabets dans un mot.
mail-name-long = Un nom de ce message dépasse { $most } caractères : le message n’a pas été lu. Demandez à l’expéditeur un nom plus court.
mail-long-rule = { $rule } : la valeur est trop longue pour être affichée en entier.
mail-meanwhile = Un autre programme vient de modifier cette partie. Rien n’est perdu : réessayez.
mail-check = Code de contrôle du dernier message, le même pour les deux joueurs : { $check }
mail-in-file = { $file } : { $why }
mail-asks-game = { $named ->
        [yes] { $name } vous invite à une partie ({ $game }).
       *[no] Un joueur sans nom vous invite à une partie ({ $game }).
    }
mail-asks-usual = Les règles sont celles d’origine.
mail-asks-rule = { $rule } : { $value }{ $keyed ->
        [yes] {" "}({ $key })
       *[no] {""}
    }
mail-asks-lot = C’est la distribution qui décidera du premier joueur.
mail-asks-first = { $named ->
        [yes] { $name } commence.
       *[no] Votre adversaire commence.
    }
mail-asks-undealt = { $count ->
        [one] Vous avez déjà accepté une autre partie d’un joueur de ce nom, et elle n’est pas encore distribuée. Votre adversaire voit la distribution en premier et peut alors renoncer à la partie.
       *[other] Vous avez déjà accepté { $count } autres parties d’un joueur de ce nom, et elles ne sont pas encore distribuées. Votre adversaire voit la distribution en premier et peut alors renoncer à la partie.
    }
mail-ask = Accepter ? (oui ou non)
mail-ask-piped = L’invitation est venue par l’entrée standard, où aucune réponse ne peut être lue. Rien n’a été accepté. Ajoutez --yes pour accepter sans confirmation.
mail-ask-unanswered = Il n’y a pas eu de réponse. Rien n’a été accepté. Répondez oui, ou ajoutez --yes pour accepter sans confirmation.
mail-declined = L’invitation n’a pas été acceptée, et rien n’a été envoyé. Vous pourrez encore l’accepter plus tard.
mail-none = Il n’y a pas de partie par correspondance. Commencez-en une : holochess mail new JEU
mail-state = { $game }{ $named ->
        [no] {""}
       *[other] {" "}contre { $name }
    } : { $turn ->
        [own] à vous de jouer
        [over] partie terminée
       *[other] à votre adversaire de jouer
    }
mail-heading = Partie { $id }. { $state }
mail-awaits-dice = { $action } ({ $player }) : les dés arriveront avec le prochain message.
mail-no-name = Vous jouez sans nom. Donnez-en un avec --name, ou dans les réglages.
mail-kept = La partie est finie et a été enregistrée avec les autres : { $file }
mail-json-of-line = --json s’emploie avec une ligne, pas avec une partie.
mail-says-invite = Une invitation{ $named ->
        [yes] {" "}de { $name }
       *[no] {""}
    } : { $game }{ $has_options ->
        [yes] {" "}({ $options })
       *[no] {""}
    }, partie { $id }.
mail-says-accept = L’invitation à la partie { $id } a été acceptée{ $named ->
        [yes] {" "}par { $name }
       *[no] {""}
    }.
mail-says-turn = Partie { $id }, message { $number }, envoyé par le joueur { $player }.{ $answers ->
        [yes] {" "}Le message révèle la valeur attendue pour les dés.
       *[no] {""}
    }{ $acts ->
        [yes] {" "}Joué : { $actions }.
       *[no] {""}
    }{ $asks ->
        [yes] {" "}Les dés arriveront avec la réponse.
       *[no] {""}
    }
mail-your-turn = Pour jouer : holochess mail move { $id } ACTION… Actions possibles : { $actions }. Pour abandonner, jouez : abandonner
mail-send = Envoyez cette ligne :
begin-not-by-mail = Une partie par correspondance se joue à deux, sans ordinateur et depuis la position de départ.
record-mail-version = la version et l’en-tête se contredisent : l’un dit que la partie est par correspondance, l’autre non.

day-heading = La partie du { $date }, avec la même distribution et les mêmes dés pour tous : vous êtes le joueur 1, contre { $name }.
day-no-date = « { $date } » n’est pas une date comme 2026-11-23.
day-not-played = Vous n’avez pas commencé ici la partie du { $date }.
day-not-over = La partie du { $date } n’est pas finie.
day-not-to-check = Le résultat de la partie du { $date } ne peut pas être vérifié : l’adversaire y abandonne, ce qu’il ne fait jamais.
day-in-future = La partie du { $date } n’est pas encore disponible.
day-other-match = { $file } contient une autre partie que celle de ce jour. Rien n’a été modifié. Déplacez ce fichier.
day-share = Partagez cette ligne. Tout le monde peut la vérifier avec : holochess day --check
day-result = Holochess { $date } : { $result ->
        [won] gagnée
        [lost] perdue
       *[drawn] nulle
    } contre { $name } en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $own } à { $others }{ $taken ->
        [0] {""}
        [one] , un coup repris
       *[other] , { $taken } coups repris
    }.
day-holds = Chaque action est légale, chaque dé découle de la date, et { $name } a joué comme toujours.
day-other-opponent = Chaque action est légale et chaque dé découle de la date, mais à l’action { $decision }, { $name } aurait joué autrement dans ce programme. La ligne vient d’une autre version du programme, ou d’un autre adversaire.
day-other-words = Le texte placé avant la ligne a été modifié. Voici ce que dit la ligne elle-même, vérifiée : { $said }
day-no-result = Ce n’est pas un résultat de partie du jour : il y manque « holochess-day: » suivi d’une date. Copiez toute la ligne.
day-damaged = Le résultat est coupé ou modifié. Copiez de nouveau toute la ligne.
day-illegal = L’action { $decision } du résultat n’est pas possible : la ligne a été modifiée ou mal copiée. Copiez de nouveau toute la ligne.
