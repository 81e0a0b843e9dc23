# Fichiers, parties enregistrées et réglages : ce qui ne va pas, et que faire.

file-missing = { $file } : fichier ou dossier introuvable. Vérifiez le nom.
file-denied = { $file } : lecture ou écriture interdite ici. Choisissez un autre endroit ou changez les droits.
file-read-only = { $file } : ce disque est en lecture seule. Choisissez un autre endroit.
file-full = { $file } : il n’y a plus de place. Libérez-en ou choisissez un autre endroit.
file-not-a-file = { $file } : ce n’est pas un fichier. Choisissez un fichier.
file-not-a-folder = { $file } : il faut ici un dossier, et un fichier porte ce nom. Renommez le fichier, ou choisissez un autre endroit.
file-too-large = { $file } : { $size } octets, c’est plus que les { $limit } qu’un tel fichier peut avoir. Il n’est pas à nous, ou il est abîmé.
file-not-text = { $file }, ligne { $line } : ce n’est pas du texte (UTF-8). Ce fichier n’est pas à nous, ou il est abîmé.
file-changed = { $file } : un autre programme a écrit dans ce fichier entre-temps. Pour ne rien perdre, enregistrez sous un autre nom.
file-busy = { $file } : un autre programme écrit ici et ne lâche pas. Fermez-le, ou choisissez un autre endroit.
file-bad-name = { $file } : aucun fichier ne peut porter ce nom, trop long ou avec un signe qui n’a rien à y faire. Choisissez un autre nom.
file-dead-link = { $file } : il faut ici un dossier, et ce lien ne mène à rien. Créez le dossier qu’il désigne, ou supprimez le lien.
file-link-loop = { $file } : ce lien mène à lui-même. Choisissez un autre fichier.
file-other = { $file } : le système refuse (erreur { $why }). Choisissez un autre endroit.
file-in-page-denied = Ce navigateur ne garde rien pour cette page. Autorisez la page à garder des données (cookies), ou quittez la fenêtre privée.
file-in-page-full = Le stockage du navigateur est plein. Supprimez d’anciennes parties, ou enregistrez-les d’abord dans un fichier.
file-in-page-changed = Cette partie a continué dans un autre onglet. Ce qui y est enregistré reste ; rechargez cette page pour continuer de là.
file-in-page-other = Le navigateur refuse de garder ceci (erreur { $why }). Rechargez la page.

settings-syntax = { $file }, ligne { $line } : { $why }. Réglages illisibles, les valeurs par défaut sont utilisées.
settings-kept-aside = Le fichier est conservé sous le nom { $file }.
settings-not-kept-aside = Impossible de déplacer { $file } : les nouveaux réglages ne l’écraseront pas. Déplacez-le vous-même.
settings-version = Les réglages sont de la version { $found } ; ce programme connaît la version { $known } et utilise ce qu’il en connaît. Leur fichier reste tel quel, et aucun changement n’est conservé.
settings-value = { $key } = { $found } n’est pas possible ; valeurs permises : { $allowed }. { $used } est utilisé.
kept-unreadable = { $file } est illisible : rien de ce qu’il contenait n’est connu.
kept-not-moved = { $file } ne peut être déplacé, rien n’est donc écrit par-dessus. Déplacez-le vous-même.
kept-stays = { $file } reste tel quel, et rien n’est écrit par-dessus. Rien de nouveau n’est conservé tant qu’il n’est ni lisible ni déplacé.
kept-version = { $file } vient d’une version plus récente ({ $found } ; ce programme connaît { $known }) : il est utilisé sans être modifié.

record-in-file = { $file } : { $what }
record-in-line = { $file }, ligne { $line } : { $what }
record-empty = le fichier est vide. Choisissez-en un autre.
record-line-too-long = cette ligne est plus longue que toute ligne d’une partie enregistrée. Le fichier n’est pas à nous, ou il est abîmé.
record-too-many-lines = il y a plus de lignes qu’une partie ne peut en avoir. Le fichier n’est pas à nous, ou il est abîmé.
record-not-a-record = ce n’est pas une partie enregistrée. Choisissez un fichier enregistré par ce jeu.
record-version = partie de la version { $found } ; ce programme connaît la version { $known }. Utilisez un programme plus récent ; le fichier reste tel quel.
record-version-unheard = l’enregistrement se dit de la version { $found }, qui n’a jamais existé. Le fichier n’est pas à nous, ou il est abîmé.
record-syntax = ligne illisible : { $why }. Le fichier est abîmé, ou quelqu’un l’a modifié.
record-branch = ce qu’elle dit de la partie dont elle dérive est impossible
record-cut = le fichier s’arrête au milieu de cette ligne. Ce qui précède est entier : la partie peut reprendre de là.
record-unfinished = l’enregistrement s’arrête trop tôt : { $follows } découle de ce qui précède.
record-game = il n’y a pas de jeu « { $game } » ici. Utilisez un programme plus récent.
record-option = { $why }.
record-who = « { $who } » n’est ni « human » ni un joueur de l’ordinateur à ce jeu ; il y a : { $known }.
record-seed = la graine n’est pas faite de 64 chiffres hexadécimaux.
record-seed-hash = l’empreinte n’est pas celle de la graine : l’une des deux a été modifiée.
record-illegal = { $action } n’est pas permis ici. { $why }
record-dice = les dés disent { $found }, mais la graine donne { $given }.
record-dice-missing = il n’y a pas de dés ici, mais la graine donne { $given }.
record-dice-needless = il y a des dés ici ({ $found }), mais rien n’est lancé.
record-instead = on lit { $found }, mais { $follows } découle de ce qui précède.
record-changed = cette ligne, ou l’en-tête, a été modifiée depuis son écriture.
record-respelled = cette ligne dit la même chose que l’enregistrement, mais en d’autres octets : ses espaces, sa fin ou l’ordre de ses champs ne sont pas ceux d’un enregistrement. Reprendre la partie la récrit.
record-other-backup = { $why } { $backup } est une autre partie et ne prend pas sa place.
record-step-back = rien ne pouvait être annulé ni rejoué ici.
record-not-over = l’enregistrement dit que la partie s’arrête ici, mais elle continue.
record-after-end = la partie est terminée, mais l’enregistrement continue.

begin-setup = { $why }.
begin-who = Le joueur { $player } ne peut pas être « { $who } » : ce n’est ni « human » ni un joueur de l’ordinateur à ce jeu ; il y a : { $known }.
begin-name = Choisissez un autre nom pour le joueur { $player } : au plus { $most } caractères visibles sur une ligne, et chaque mot dans une seule écriture.

load-cut = { $file }, ligne { $line } : le fichier s’arrête au milieu de cette ligne. La partie reprend avec ce qui est entier.
load-fell-back = La partie reprend avec le dernier bon enregistrement, { $backup }.
load-behind = { $file } s’arrête plus tôt que { $backup }, sa dernière bonne copie : il manque quelque chose à la fin. La partie reprend avec cette copie.
load-backup-kept = Ce qui était à côté de l’enregistrement comme dernière bonne copie n’en est pas un état antérieur, et est conservé sous le nom { $file }.
load-kept-aside = Le fichier abîmé est conservé sous le nom { $file }.
