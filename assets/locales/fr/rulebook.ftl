# Les pages de règles qu’aucune fiche de « comment jouer » n’a, et le livre des règles.

rule-circle = Le plateau
    .text = 25 cases : le centre, d, et deux couronnes de douze, i1 à i12 à l’intérieur et o1 à o12 à l’extérieur. Le long d’une couronne, chaque case touche la suivante, i1 touche o1, et le centre touche les douze cases intérieures. Il n’y a pas de diagonales.
rule-holochess-deal = La distribution
    .text = Les huit créatures sont mêlées, quatre pour chacun, et on tire qui commence. On peut préférer une créature de chaque classe pour les deux, ou seulement des distributions où les deux camps ont la même chance ; et chacun peut placer ses créatures, à tour de rôle, sur ses quatre cases.
rule-holochess-push = Pousser
    .text = Qui pousse choisit une des voisines libres de la créature poussée ; même s’il n’y en a qu’une, on la choisit, et s’il n’y en a pas, la créature reste. Le tour continue avec l’action qui reste.
rule-dice = Des dés honnêtes
    .text = La distribution et les dés suivent d’une graine. Son empreinte est montrée avant la partie et la graine elle-même après : chacun peut vérifier que rien n’était pipé. Personne qui choisit des actions, ni les gens ni l’ordinateur, ne voit jamais la graine.
rule-dejarik-match = Une partie
    .text = Une manche ; ou des manches de suite en changeant de couleur, jusqu’à 12 points ou pour des crédits que paie le perdant. Une manche est nulle après 400 coups, une suite finit après 60 manches, sauf choix contraire.
rule-notation = Comment cela s’écrit
    .text = Un déplacement s’écrit de-à, une attaque avec x, une poussée > et la case, un échange avec =, un placement nom@case. Chaque partie gardée et chaque commande le lit et l’écrit ainsi.
rules-page = { $number }. { $title } ({ $id })
rules-try = À essayer sur son plateau : { $actions }
rules-no-page = Il n’y a pas de page « { $page } » dans les règles de { $game }. Ses pages : { $known }
