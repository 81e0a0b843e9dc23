# Les profils, les médailles et le parcours en neuf soirées.

profile-none = Aucune partie n’a encore été jouée ici.
profile-nobody = Aucun joueur ne s’appelle « { $name } » ici. Pour voir tous les joueurs : holochess profile
profile-nameless = Sans nom
profile-people = autres joueurs
profile-score = { $what } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
profile-seat = comme joueur { $player }
profile-duels = duels
profile-attacks = { $count ->
        [one] { $count } attaque
       *[other] { $count } attaques
    } : { $kills ->
        [one] { $kills } élimination
       *[other] { $kills } éliminations
    } ({ $share }), { $pushes ->
        [one] { $pushes } poussée
       *[other] { $pushes } poussées
    }, { $counterPushes ->
        [one] { $counterPushes } contre-poussée
       *[other] { $counterPushes } contre-poussées
    }, { $counterKills ->
        [one] { $counterKills } contre-élimination
       *[other] { $counterKills } contre-éliminations
    }
profile-attacked = { $count ->
        [one] { $count } attaque subie
       *[other] { $count } attaques subies
    } : { $kills ->
        [one] { $kills } élimination
       *[other] { $kills } éliminations
    } ({ $share }), { $pushes ->
        [one] { $pushes } poussée
       *[other] { $pushes } poussées
    }, { $counterPushes ->
        [one] { $counterPushes } contre-poussée
       *[other] { $counterPushes } contre-poussées
    }, { $counterKills ->
        [one] { $counterKills } contre-élimination
       *[other] { $counterKills } contre-éliminations
    }
profile-luck = D’après les probabilités, les attaques valaient { $worth } créatures ; effet des dés : { $luck }.
profile-creature = { $creature } : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } ; { $kills ->
        [one] { $kills } élimination
       *[other] { $kills } éliminations
    }, éliminé { $deaths } fois
profile-medal = { $medal }{ $times ->
        [one] {""}
       *[other] {" "}× { $times }
    } : { $about }
profile-strength = Classement ({ $game }) : { $rating } ± { $deviation }
profile-unreadable = { $count ->
        [one] Un fichier n’a pas pu être lu :
       *[other] { $count } fichiers n’ont pas pu être lus :
    }
profile-unreadable-more = et { $count } de plus

medal-first-win = Premier sang
    .about = Gagnez votre première partie.
medal-whole = Sans une perte
    .about = Gagnez une partie avec toutes vos créatures debout.
medal-comeback = Une contre trois
    .about = Gagnez une partie où il ne vous restait qu’une créature contre trois ou plus.
medal-duellist = Duel à mort
    .about = Gagnez une partie par un duel à mort.
medal-outlasted = À l’usure
    .about = Gagnez une partie à la fin de la trêve.
medal-against-the-dice = Contre les dés
    .about = Gagnez alors que les dés ont pris au moins une créature de plus qu’ils n’en ont donné.
medal-five-tables = Cinq tables
    .about = Gagnez à chacun des cinq jeux.
medal-summit = Le sommet
    .about = Battez l’adversaire le plus fort d’un jeu.

journey-line = { $id }. { $title }, contre { $name }{ $state ->
        [won] {" "}(gagnée)
        [played] {" "}(jouée)
       *[open] {""}
    }
journey-how-to = Pour jouer une soirée : holochess journey 1 ; la suivante : holochess journey next. L’ordre est libre.
journey-no-evening = Il n’y a pas de soirée « { $id } ». Donnez un numéro de 1 à { $count }, ou next.
journey-won = { $won ->
        [one] { $won } soirée gagnée
       *[other] { $won } soirées gagnées
    } sur { $count }.
journey-1 = Une chaise libre
    .twist = Holochess ; Pip n’a que trois créatures. Vous commencez.
    .before = Il y a quelqu’un ? Non ? Enfin, je vous en prie. J’ai appris la semaine dernière seulement, et une des miennes est restée à la maison. Allez-y doucement avec moi.
    .won = Vous avez déjà joué ! Ah non ? Demain, asseyez-vous à la table de Borak. Mais gardez le dos au mur.
    .drawn = Personne n’a gagné ? C’est permis ? Alors je n’ai pas perdu ! Encore une ?
    .lost = J’ai gagné ? J’ai gagné ! Personne ne me croira. Encore une ?
journey-2 = Dix tours de paix
    .twist = Holochess avec une trêve de dix tours : attaquez avant qu’elle ne finisse.
    .before = On vous a laissé gagner contre Pip, paraît-il. Ici, personne ne se sauve : dix tours calmes et c’est fini. J’aime ça.
    .won = Hm. Vous rendez les coups. La plupart se baissent.
    .drawn = Partie nulle. Deux qui ont regardé trop longtemps.
    .lost = Frapper d’abord. Regarder ensuite. Vous avez regardé trop longtemps.
journey-3 = Sans dés
    .twist = Dejarik classique, une manche.
    .before = Pas de dés ce soir. Celui qui perd ne pourra s’en prendre qu’à lui-même. Vous commencez.
    .won = Je n’ai pas vu cet alignement. Je n’aime pas ne pas voir un alignement.
    .drawn = Il n’y avait rien à prendre. Cela arrive aux gens prudents.
    .lost = Il était là, je l’ai pris. Rien de personnel.
journey-4 = Le mur
    .twist = Holochess : à vous les griffes, à Sull les carapaces. Vous commencez.
    .before = Vous voyez ce qui se tient devant moi. Prenez votre temps, je prends le mien. Les miens ont la peau dure.
    .won = Vous m’avez fait sortir. À d’autres, il a fallu toute une nuit.
    .drawn = Personne n’est entré, personne n’est sorti. J’ai connu de pires soirées.
    .lost = Qui attend vit. Vous avez couru contre un mur, et le mur est toujours là.
journey-5 = Un pont de lumière
    .twist = Déméter : un pion sur un but. Vous commencez.
    .before = Vous d’abord ! Si, si. Plus vous sortez, plus vite je passe.
    .won = Vous l’avez bâti sous mon nez. Je regardais devant moi, comme toujours.
    .drawn = Personne n’est passé ? Alors l’un de nous n’a pas assez avancé. Je sais lequel.
    .lost = En avant, c’est toujours bon. Vous voyez ?
journey-6 = Où êtes-vous ?
    .twist = Holochess, une créature de chaque classe par camp, et chacun place les siennes.
    .before = Mettez-les où vous voulez. Vraiment où vous voulez. Je serai ravi de mettre les miennes à côté.
    .won = Un tour que je ne connaissais pas. Vous me le refaites ? Lentement ?
    .drawn = Et personne n’a trouvé le tour de l’autre. Chacun a donc encore le sien !
    .lost = Vous étiez là ? Vous n’y êtes plus.
journey-7 = La traversée
    .twist = Dames chinoises à deux.
    .before = Vous voyez ce coin ? Le temps de faire vos bagages, j’y serai. Premier arrivé, premier servi !
    .won = Tout le monde à la fois ? Qui donc fait avancer tout le monde à la fois ?
    .drawn = Personne d’arrivé ? Le coin reste vide, alors. Dommage pour le coin.
    .lost = Il n’est venu que la moitié des miens. Ça a suffi.
journey-8 = Trois contre quatre
    .twist = Holochess : trois des vôtres contre quatre de Varra. Vous commencez.
    .before = Une de moins, et les meilleures. C’est ainsi qu’on me l’a présenté un jour. Ce soir-là, j’ai perdu. Montrez-moi comment faire.
    .won = C’était donc possible. Bien. J’y pensais depuis des années.
    .drawn = Trois ont tenu contre quatre. C’est plus que ce que j’ai su faire ce soir-là.
    .lost = On n’y peut rien : une blessure pour une mort, et j’en avais une de plus à donner.
journey-9 = La dernière chaise
    .twist = Holochess, tout à la fois : une créature de chaque classe par camp, chacun place les siennes, et une trêve de dix tours.
    .before = Je sais comment vous jouez. On l’a raconté à chaque table sur votre chemin. Ce n’est que du calcul, mais asseyez-vous.
    .won = J’ai tout refait. Il n’y avait pas de faute. La chaise est à vous pour ce soir.
    .drawn = À égalité jusqu’au dernier tour. Je ne l’avais pas calculé. Rasseyez-vous.
    .lost = C’était plus serré que les chiffres ne disent. Revenez, je serai là.
profile-medal-since = Obtenue le { $date }.
