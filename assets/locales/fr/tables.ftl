# Le choix d’une table, et la mise en place de n’importe quel jeu : chaises, options, créatures.

ui-alternatives = { $first } ou { $last }

ui-tables-heading = Choisissez une table
ui-tables-measure = { $players } joueurs · { $from }–{ $to } min

table-holochess = Holochess
    .about = Des créatures et des dés : quatre contre quatre, jusqu’à la dernière debout.
table-groi = Dejarik, règles de Groï
    .about = Quatre pions chacun, sans dés : sortir, en retirer deux ou s’aligner.
table-revised = Dejarik, règles révisées
    .about = Le même plateau aux sorties ouvertes : plus rapide, et trois alignés suffisent.
table-demeter = Déméter
    .about = Deux armées de huit. Sautez par-dessus les vôtres, et soyez le premier dans le but adverse.
table-chinese = Dames chinoises
    .about = L’étoile : de longs enchaînements de sauts, et rentrer en face avant les autres.

ui-setup-page-players = Joueurs
ui-setup-page-rules = Règles
ui-setup-page-creatures = Créatures
ui-setup-nobody = Personne
ui-setup-nobody-style = laisse la chaise vide
ui-setup-person = Vous
ui-setup-person-style = jouez sur cette machine
ui-setup-players = Joueurs
ui-setup-seats = Places
ui-setup-seat-as-shown = Comme affiché
ui-setup-draw = Qui commence
ui-setup-draw-fresh = Au sort
ui-setup-own = Autre
ui-setup-why-players = Ce jeu se joue à { $possible } ; { $taken ->
        [0] personne n’a
        [one] une personne a
       *[other] { $taken } ont
    } une place.

# Ce qui fait gagner, sous « À vous » dans les premières parties.
goal-holochess = Pour gagner : éliminez toutes les créatures adverses.
goal-groi = Pour gagner : retirez deux pions adverses, ou alignez tous les vôtres.
goal-revised = Pour gagner : retirez deux pions adverses, ou alignez-en trois.
goal-demeter = Pour gagner : entrez dans l’un des buts adverses.
goal-chinese = Pour gagner : tous vos pions en face, avant les autres.

seat-holochess-1 = Sud, joueur 1
seat-holochess-2 = Nord, joueur 2
seat-groi-1 = Joueur 1, commence
seat-groi-2 = Joueur 2
seat-revised-1 = Joueur 1, commence
seat-revised-2 = Joueur 2
seat-demeter-1 = Joueur 1, commence
seat-demeter-2 = Joueur 2

# Options : leur nom, ce qu’elles décident, le nom de leurs valeurs. Une valeur sans nom est un nombre.

option-deal = Donne
    .about = Chances égales : on tire des donnes jusqu’à ce que les deux camps aient à peu près les mêmes chances.
option-deal-even = Chances égales
option-deal-random = Au hasard
option-deal-balanced = Une de chaque classe
option-placement = Placement
    .about = Les créatures restent où la donne les met, ou les joueurs les placent à tour de rôle.
option-placement-fixed = Selon la donne
option-placement-chosen = À tour de rôle
option-quiet_turns = Tours sans attaque
    .about = Après tant de tours de suite sans attaque, la partie est décidée ; sans limite : après 1 000 tours en tout.
option-quiet_turns-0 = Sans limite
option-quiet_end = À son terme
    .about = Comment elle est alors décidée : plus de créatures, ou à nombre égal les plus fortes ; ou bien personne ne gagne.
option-quiet_end-points = Aux points
option-quiet_end-draw = Partie nulle
option-match = Partie
    .about = Une seule manche ; des manches jusqu’à tant de points ; ou pour des crédits, jusqu’à ce qu’une bourse soit vide.
option-match-single = Une manche
option-match-points = Aux points
option-match-points-number = Points pour gagner
option-match-stakes = Aux crédits
option-match-stakes-number = Crédits chacun
option-game_cap = Manches au plus
    .about = Après tant de manches, le joueur qui mène gagne ; sans limite : après 100.
option-game_cap-0 = Sans limite
option-repetition = Troisième répétition
    .about = Ce que vaut une position qui se présente pour la troisième fois.
option-repetition-ends = Partie nulle
option-repetition-declare = À réclamer
option-repetition-third = Partie nulle
option-repetition-off = Rien
option-move_cap = Coups au plus
    .about = Après tant de coups, la partie est nulle. Sans limite, il en reste une que presque aucune partie n’atteint.
option-move_cap-0 = Sans limite
option-start = Départ
    .about = Où sont les pions quand la partie commence.
option-start-1 = Habituel
option-start-2 = Plus près
option-start-3 = À quatre
option-start-own = Cases
option-sets = Jeux de pions
    .about = Combien de triangles de dix pions a un joueur : deux quand on joue à trois, trois quand on joue à deux.
option-blocking = Arrivée bloquée
    .about = Que faire du pion d’un autre qui reste dans votre triangle d’arrivée.
option-blocking-swap = Échanger
option-blocking-fill = Plein compte
option-blocking-none = Rien
option-fill_unused = Triangles libres
    .about = Les triangles qui ne sont à personne restent vides, ou se remplissent de pions que personne ne déplace.
option-fill_unused-off = Vides
option-fill_unused-on = Remplis
option-play_on = Après le premier
    .about = La partie finit quand le premier est arrivé, ou continue pour les places suivantes.
option-play_on-off = C’est fini
option-play_on-on = On continue
option-turn_cap = Tours au plus
    .about = Après tant de tours chacun, la partie est nulle entre ceux qui jouent encore ; sans limite : après 5 000.
option-turn_cap-0 = Sans limite
