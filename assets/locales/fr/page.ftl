# La page autour du jeu dans un navigateur. Tout est dit avant que le jeu soit là : chaque texte tient en une ligne, et rien n’y varie sauf { $file }, { $key } et { $size }.
page-about = Cinq jeux de plateau sur une table holographique. Les pièces sont des créatures de lumière, et chaque combat est une scène.
page-fetching = Chargement du jeu, { $size } Mo…
page-starting = La table s’allume…
page-again = Recharger
page-stopped = Le jeu a dû s’arrêter. Vos parties sont enregistrées : rechargez la page pour continuer.
page-stopped-unkept = Le jeu a dû s’arrêter, et ce navigateur n’a peut-être pas enregistré la partie. Rechargez la page.
page-no-such-place = Ce lien ne mène nulle part dans cette version du jeu. Rechargez pour aller au menu principal.
page-no-webgl = Ce navigateur n’offre pas WebGL 2, nécessaire au jeu. Mettez-le à jour, activez l’accélération matérielle dans ses réglages, ou essayez un Firefox, Chrome, Edge ou Safari de 2023 ou plus récent.
page-no-wasm = WebAssembly, nécessaire au jeu, est désactivé dans ce navigateur. Autorisez-le pour cette page (un mode de sécurité strict peut l’interdire), ou essayez un autre navigateur.
page-not-fetched = Le jeu n’a pas pu être chargé en entier. Rechargez la page dans une minute ; si cela n’aide pas, il manque des fichiers sur le serveur.
page-offline = Vous êtes hors ligne, et ce navigateur n’a pas encore stocké le jeu. Rechargez la page une fois en ligne ; ensuite, le jeu fonctionne aussi hors ligne.
page-picture-lost = Le navigateur n’affiche plus le jeu, peut-être parce que le pilote graphique a redémarré. Votre partie est enregistrée : rechargez la page pour continuer.
page-picture-lost-unkept = Le navigateur n’affiche plus le jeu, peut-être parce que le pilote graphique a redémarré. Il n’a peut-être pas enregistré la partie. Rechargez la page.
page-nothing-kept = Ce navigateur ne conserve rien pour cette page : parties et réglages disparaîtront à la fermeture. Autorisez la page à conserver des données (cookies), ou quittez la fenêtre privée.
page-storage-full = Le stockage du navigateur pour cette page est plein : nouvelles parties et nouveaux coups ne peuvent pas être enregistrés. Supprimez d’anciennes parties, ou enregistrez-les d’abord dans un fichier.
page-other-tab = Le jeu est aussi ouvert dans un autre onglet. Continuez une partie dans un seul onglet : les coups joués dans l’autre ne sont pas enregistrés.
page-table = Holochess. { $key } ouvre le menu de la page.
page-more = Menu de la page ({ $key })
page-full-screen = Plein écran
page-take-out = Tout exporter
page-bring-in = Importer des fichiers…
page-saved = Tout a été enregistré dans un fichier. Vous pouvez importer ce fichier ici ou dans un autre navigateur quand vous voulez.
page-saved-secrets = Tout a été enregistré dans un fichier. Il contient les secrets de vos parties par correspondance : un adversaire qui les a connaît vos dés d’avance. Gardez ce fichier pour vous.
page-may-be-deleted = Ce navigateur peut effacer vos parties quand il manque de place, ou après quelques jours sans visite. Enregistrez-les dans un fichier.
page-checking = Vérification des fichiers…
page-use-settings = Le fichier contient d’autres réglages. Remplacer les vôtres ?
page-settings-stay = Vos réglages ne changent pas.
page-too-large = Ces fichiers sont trop gros pour venir du jeu. Rien n’a été importé.
page-not-text = { $file } n’est ni une partie ni un fichier enregistré par le jeu. Rien n’a été importé.
page-not-checked = Les fichiers n’ont pas pu être vérifiés ; rien n’a été importé. Rechargez la page et réessayez.
page-full = Le stockage du navigateur n’a pas assez de place pour ces fichiers ; rien n’a été importé. Supprimez d’anciennes parties, ou enregistrez-les d’abord dans un fichier.
page-reload-to-see = Rechargez la page pour retrouver ces parties.

# Dit par le jeu des fichiers importés dans une page ; la page elle-même ne s’en sert pas.
import-match = { $file } est maintenant parmi vos parties.
import-known = { $file } était déjà parmi vos parties.
import-beginning = { $why } La partie est maintenant parmi les vôtres, mais seulement avec { $count ->
    [one] sa première action
   *[other] ses { $count } premières actions
 }.
import-all = { $file } : { $matches ->
    [0] aucune nouvelle partie
    [one] { $matches } partie ajoutée
   *[other] { $matches } parties ajoutées
 }{ $damaged ->
    [0] { "" }
    [one] , dont { $damaged } abîmée, réduite à son début intact
   *[other] , dont { $damaged } abîmées, réduites à leur début intact
 }{ $known ->
    [0] { "" }
   *[other] , { $known } déjà ici
 }{ $others ->
    [0] { "" }
    [one] , { $others } autre fichier ajouté
   *[other] , { $others } autres fichiers ajoutés
 }{ $kept ->
    [0] { "" }
    [one] , { $kept } fichier d’ici reste tel quel
   *[other] , { $kept } fichiers d’ici restent tels quels
 }.
import-version = { $file } vient d’une autre version du jeu. Rechargez la page pour avoir la plus récente.
import-not-ours = { $file } n’est ni une partie ni un fichier enregistré par le jeu.
import-wrong-part = { $file } est abîmé : le jeu ne peut pas lire sa section { $part }.
import-in-the-way = Dans ce navigateur, un autre contenu est déjà enregistré sous le nom { $file }.
import-too-many = { $file } contient plus de { $most } parties. Importez-en moins à la fois.
import-too-large = Ce fichier est trop gros pour le stockage du navigateur.
import-nothing = Rien n’a été importé, et vos données n’ont pas changé.
