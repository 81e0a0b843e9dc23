# Fichiers, parties enregistrées et réglages : ce qui ne va pas, et que faire.

file-missing = { $file } : fichier ou dossier introuvable. Vérifiez le nom.
file-denied = { $file } : lecture ou écriture interdite ici. Choisissez un autre endroit ou changez les droits.
file-read-only = { $file } : ce disque est en lecture seule. Choisissez un autre endroit.
file-full = { $file } : il n’y a plus de place. Libérez de la place, ou choisissez un autre endroit.
file-not-a-file = { $file } : ce n’est pas un fichier. Choisissez un fichier.
file-copy-blocked = { $file } : ce n’est pas un fichier, mais il porte le nom de la copie de secours. Rien n’a été enregistré. Renommez-le, ou déplacez-le.
file-not-a-folder = { $file } : il faut ici un dossier, mais un fichier porte ce nom. Renommez le fichier, ou choisissez un autre endroit.
file-too-large = { $file } : { $size } octets, alors qu’un tel fichier en a au plus { $limit }. Le fichier est abîmé, ou ne vient pas de ce jeu.
file-not-text = { $file }, ligne { $line } : ce n’est pas du texte (UTF-8). Le fichier est abîmé, ou ne vient pas de ce jeu.
file-changed = { $file } : un autre programme a modifié ce fichier entre-temps. Rien n’a été écrasé. Enregistrez sous un autre nom.
file-busy = { $file } : un autre programme utilise ce fichier. Fermez ce programme, ou choisissez un autre endroit.
file-bad-name = { $file } : ce nom est trop long, ou contient un caractère interdit. Choisissez un autre nom.
file-dead-link = { $file } : il faut ici un dossier, mais ce lien ne mène à rien. Créez le dossier que ce lien désigne, ou supprimez le lien.
file-link-loop = { $file } : ce lien mène à lui-même. Choisissez un autre fichier.
file-other = { $file } : le système a refusé l’opération (erreur { $why }). Choisissez un autre endroit.
file-in-page-denied = Ce navigateur interdit à la page d’enregistrer quoi que ce soit. Autorisez-la à conserver des données (cookies), ou quittez la fenêtre privée.
file-in-page-full = Le stockage du navigateur est plein. Exportez d’anciennes parties en fichiers, puis supprimez-les.
file-in-page-changed = Cette partie a continué dans un autre onglet ; ce qui y a été joué est enregistré. Rechargez cette page pour reprendre à partir de là.
file-in-page-other = Le navigateur a refusé d’enregistrer (erreur { $why }). Rechargez la page.

settings-syntax = { $file }, ligne { $line } : { $why }. Les réglages ne peuvent pas être lus : les valeurs par défaut sont utilisées.
settings-kept-aside = Le fichier a été conservé sous le nom { $file }.
settings-not-kept-aside = { $file } n’a pas pu être déplacé. Il reste tel quel, et les nouveaux réglages ne sont pas enregistrés. Déplacez-le vous-même.
settings-version = Les réglages viennent d’une autre version ({ $found }) ; ce programme connaît la version { $known } et reprend ce qu’il reconnaît. Le fichier reste tel quel, et vos changements ne sont pas enregistrés.
settings-value = { $key } = { $found } n’est pas possible ; valeurs permises : { $allowed }. { $used } est utilisé à la place.
kept-unreadable = { $file } est illisible : rien de son contenu n’est utilisé.
kept-not-moved = { $file } n’a pas pu être mis de côté, et n’a donc pas été remplacé. Déplacez-le vous-même.
kept-stays = { $file } reste tel quel. Rien de nouveau ne sera enregistré tant qu’il est illisible : réparez-le, ou déplacez-le.
kept-version = { $file } vient d’une version plus récente ({ $found } ; ce programme connaît { $known }) : il est utilisé sans être modifié.

record-in-file = { $file } : { $what }
record-in-line = { $file }, ligne { $line } : { $what }
record-empty = le fichier est vide. Choisissez un autre fichier.
record-line-too-long = cette ligne est trop longue pour un fichier de partie. Le fichier est abîmé, ou ne vient pas de ce jeu.
record-too-many-lines = il y a plus de lignes qu’un fichier de partie ne peut en avoir. Le fichier est abîmé, ou ne vient pas de ce jeu.
record-not-a-record = ce n’est pas un fichier de partie. Choisissez un fichier enregistré par ce jeu.
record-version = la partie vient de la version { $found } ; ce programme connaît la version { $known }. Le fichier reste tel quel. Utilisez un programme plus récent.
record-version-unheard = le fichier annonce la version { $found }, qui n’a jamais existé. Le fichier est abîmé, ou ne vient pas de ce jeu.
record-syntax = ligne illisible : { $why }. Le fichier est abîmé, ou a été modifié.
record-branch = la partie dont celle-ci est une variante est impossible
record-cut = le fichier s’arrête au milieu de cette ligne. Tout ce qui précède est intact : la partie peut reprendre à partir de ce point.
record-unfinished = le fichier s’arrête trop tôt : { $follows } devrait suivre.
record-game = cette version ne connaît pas le jeu « { $game } ». Utilisez-en une plus récente.
record-option = { $why }.
record-who = « { $who } » n’est ni « human » ni un niveau de ce jeu ; choisissez parmi : { $known }.
record-seed = la graine n’est pas faite de 64 chiffres hexadécimaux.
record-seed-hash = l’empreinte n’est pas celle de la graine : l’une des deux a été modifiée.
record-illegal = { $action } n’est pas permis ici. { $why }
record-dice = les dés sont { $found }, mais la graine donne { $given }.
record-dice-missing = les dés manquent ici ; la graine donne { $given }.
record-dice-needless = il y a des dés ici ({ $found }), mais aucun jet n’a lieu.
record-instead = on lit { $found }, mais { $follows } devrait suivre.
record-changed = cette ligne, ou l’en-tête, a été modifiée depuis son écriture.
record-respelled = cette ligne dit la même chose que la partie enregistrée, mais s’écrit autrement : ses espaces, sa fin ou l’ordre de ses champs diffèrent. Continuez la partie pour la réécrire.
record-other-backup = { $why } La copie { $backup } appartient à une autre partie et n’est pas utilisée.
record-step-back = il n’y a rien à reprendre ici.
record-not-over = le fichier dit que la partie s’arrête ici, mais elle continue.
record-after-end = la partie est terminée, mais le fichier continue.

begin-setup = { $why }.
begin-who = Le joueur { $player } ne peut pas être « { $who } », qui n’est ni « human » ni un niveau de ce jeu ; choisissez parmi : { $known }.
begin-name = Choisissez un autre nom pour le joueur { $player } : au plus { $most } caractères visibles sur une ligne, et un seul alphabet par mot.
begin-name-long = Le nom du joueur { $player } est trop long. Choisissez-en un de { $most } caractères au plus.

load-cut = { $file }, ligne { $line } : le fichier s’arrête au milieu de cette ligne. La partie continue avec ce qui est intact.
load-fell-back = La partie continue à partir de sa copie de secours, { $backup }.
load-behind = { $file } s’arrête plus tôt que sa copie de secours, { $backup } : il manque quelque chose à la fin. La partie continue à partir de cette copie.
load-backup-kept = La copie de secours à côté du fichier ne correspond pas à cette partie. Elle a été gardée sous le nom { $file }.
load-kept-aside = Le fichier abîmé a été conservé sous le nom { $file }.
