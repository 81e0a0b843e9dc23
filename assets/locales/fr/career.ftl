# Les profils, les médailles et le voyage en neuf soirées.

profile-none = Personne n’a encore joué ici.
profile-nobody = Personne du nom de « { $name } » n’a joué ici. Pour voir tout le monde : holochess profile
profile-nameless = Sans nom
profile-people = des personnes
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
        [one] { $kills } destruction
       *[other] { $kills } destructions
    } ({ $share }), { $pushes ->
        [one] { $pushes } poussée
       *[other] { $pushes } poussées
    }, { $counterPushes ->
        [one] { $counterPushes } contre-poussée
       *[other] { $counterPushes } contre-poussées
    }, { $counterKills ->
        [one] { $counterKills } contre-destruction
       *[other] { $counterKills } contre-destructions
    }
profile-attacked = Attaqué { $count } fois : { $kills ->
        [one] { $kills } destruction
       *[other] { $kills } destructions
    } ({ $share }), { $pushes ->
        [one] { $pushes } poussée
       *[other] { $pushes } poussées
    }, { $counterPushes ->
        [one] { $counterPushes } contre-poussée
       *[other] { $counterPushes } contre-poussées
    }, { $counterKills ->
        [one] { $counterKills } contre-destruction
       *[other] { $counterKills } contre-destructions
    }
profile-luck = Les décisions d’attaquer valaient { $worth } créatures ; les dés en ont donné { $luck } de plus.
profile-creature = { $creature } : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } ; { $kills ->
        [one] { $kills } destruction
       *[other] { $kills } destructions
    }, détruit { $deaths } fois
profile-medal = { $medal }{ $times ->
        [one] {""}
       *[other] {" "}× { $times }
    } : { $about }
profile-strength = Force à { $game } : { $rating }, à { $deviation } près
profile-unreadable = { $count ->
        [one] Un fichier n’a pas pu être lu :
       *[other] { $count } fichiers n’ont pas pu être lus :
    }
profile-unreadable-more = et { $count } de plus

medal-first-win = Premier sang
    .about = la première partie gagnée
medal-whole = Sans une perte
    .about = une partie gagnée avec toutes ses créatures debout
medal-comeback = Une contre trois
    .about = une partie gagnée après n’avoir plus eu qu’une créature contre trois ou plus
medal-duellist = À mort
    .about = une partie gagnée au duel
medal-outlasted = Le souffle long
    .about = une partie gagnée au bout de l’horloge calme
medal-against-the-dice = Contre les dés
    .about = une partie gagnée alors que les dés ont pris au moins une créature de plus qu’ils n’en ont donné
medal-five-tables = Cinq tables
    .about = chacun des cinq jeux gagné
medal-summit = Le sommet
    .about = le plus fort d’un jeu battu

journey-line = { $id }. { $title }, contre { $name }{ $state ->
        [won] {" "}(gagnée)
        [played] {" "}(jouée)
       *[open] {""}
    }
journey-how-to = Pour jouer une soirée : holochess journey 1, ou la suivante : holochess journey next. Toutes sont ouvertes.
journey-no-evening = Il n’y a pas de soirée « { $id } » : de 1 à { $count }, ou next.
journey-won = { $won ->
        [one] { $won } soirée gagnée
       *[other] { $won } soirées gagnées
    } sur { $count }.
journey-1 = Une chaise libre
    .twist = Holochess ; Pip n’a que trois créatures. Vous commencez.
    .before = Il y a quelqu’un ? Non ? Enfin, je vous en prie. J’ai appris la semaine dernière seulement, et une des miennes est restée à la maison. Ne soyez pas trop dur.
    .won = Vous avez déjà joué ! Ah non ? Demain, asseyez-vous à la table de Borak. Mais gardez le dos au mur.
    .drawn = Personne n’a gagné ? C’est permis ? Alors je n’ai pas perdu ! Encore une ?
    .lost = J’ai gagné ? J’ai gagné ! Personne ne me croira. Encore une ?
journey-2 = Dix tours de paix
    .twist = Holochess avec une horloge calme de dix : qui n’attaque pas a peu de temps.
    .before = On vous a laissé gagner contre Pip, paraît-il. Ici, personne ne se sauve : dix tours calmes et c’est fini. J’aime ça.
    .won = Hm. Vous rendez les coups. La plupart se baissent.
    .drawn = Nulle. Donc deux qui ont regardé trop longtemps.
    .lost = Frapper d’abord. Regarder ensuite. Vous avez regardé trop longtemps.
journey-3 = Sans dés
    .twist = Dejarik selon Groï, une manche.
    .before = Pas de dés ce soir. Qui perd ici ne peut s’en prendre à personne. Vous commencez.
    .won = Je n’ai pas vu cet alignement. Je n’aime pas ne pas voir un alignement.
    .drawn = Il n’y avait rien à prendre. Cela arrive aux gens prudents.
    .lost = Il était là, je l’ai pris. Rien de personnel.
journey-4 = Le mur
    .twist = Holochess : à vous les griffes, à Sull les carapaces. Vous commencez.
    .before = Vous voyez ce qui se tient devant moi. Prenez votre temps, je prends le mien. Les miens meurent difficilement.
    .won = Vous m’avez fait sortir. À d’autres, il a fallu toute une nuit.
    .drawn = Vous n’êtes pas entré, je ne suis pas sorti. J’ai connu de pires soirées.
    .lost = Qui attend vit. Vous avez couru contre un mur, et le mur est toujours là.
journey-5 = Un pont de lumière
    .twist = Déméter : un pion sur un but. Vous commencez.
    .before = Vous d’abord ! Si, si. Plus vous sortez, plus vite je passe.
    .won = Vous l’avez bâti sous mon nez. Je regardais devant moi, comme toujours.
    .drawn = Personne n’est passé ? Alors l’un de nous n’a pas assez avancé. Je sais lequel.
    .lost = En avant, c’est toujours bon. Vous voyez ?
journey-6 = Où êtes-vous ?
    .twist = Holochess, une créature de chaque classe chacun, et chacun place les siennes.
    .before = Mettez-les où vous voulez. Vraiment où vous voulez. Je serai ravi de mettre les miennes à côté.
    .won = Un tour que je ne connaissais pas. Vous me le refaites ? Lentement ?
    .drawn = Et personne n’a trouvé le tour de l’autre. Chacun a donc encore le sien !
    .lost = Vous étiez là ? Vous n’y êtes plus.
journey-7 = La traversée
    .twist = Dames chinoises à deux.
    .before = Vous voyez ce coin ? Le temps de faire vos bagages, j’y serai. Premier arrivé, premier servi !
    .won = Tous à la fois ? Qui donc avance tous à la fois ?
    .drawn = Personne d’arrivé ? Le coin reste vide, alors. Dommage pour le coin.
    .lost = La moitié des miens est venue, et c’était assez.
journey-8 = Trois contre quatre
    .twist = Holochess : trois des vôtres contre quatre de Varra. Vous commencez.
    .before = Une de moins, et les meilleures. C’est ainsi qu’on me l’a présenté un jour. Ce soir-là, j’ai perdu. Montrez-moi comment faire.
    .won = C’était donc possible. Bien. J’y pensais depuis des années.
    .drawn = Trois ont tenu contre quatre. C’est plus que ce que j’ai su faire ce soir-là.
    .lost = On n’y peut rien : une blessure pour une mort, et j’en avais une de plus à donner.
journey-9 = La dernière chaise
    .twist = Holochess, tout à la fois : une de chaque classe chacun, placées par vous-mêmes, et une horloge calme de dix.
    .before = Je sais comment vous jouez. On l’a raconté à chaque table sur votre chemin. Ce n’est que du calcul, mais asseyez-vous.
    .won = J’ai tout refait. Il n’y avait pas de faute. La chaise est à vous pour ce soir.
    .drawn = À égalité jusqu’au dernier tour. Je ne l’avais pas calculé. Rasseyez-vous.
    .lost = C’était plus serré que les chiffres ne disent. Revenez, je serai là.
profile-medal-since = Depuis le { $date }.
