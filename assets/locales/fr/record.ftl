# Fichiers, parties enregistrées et réglages : ce qui ne va pas, et que faire.

file-missing = { $file } : fichier ou dossier introuvable. Vérifiez le nom.
file-denied = { $file } : lecture ou écriture interdite ici. Choisissez un autre endroit ou changez les droits.
file-read-only = { $file } : ce disque est en lecture seule. Choisissez un autre endroit.
file-full = { $file } : il n’y a plus de place. Libérez-en ou choisissez un autre endroit.
file-not-a-file = { $file } : ce n’est pas un fichier. Choisissez un fichier.
file-too-large = { $file } : { $size } octets, c’est plus que les { $limit } qu’un tel fichier peut avoir. Il n’est pas à nous, ou il est abîmé.
file-not-text = { $file }, ligne { $line } : ce n’est pas du texte (UTF-8). Ce fichier n’est pas à nous, ou il est abîmé.
file-other = { $file } : { $why }

settings-syntax = { $file }, ligne { $line } : { $why }. Réglages illisibles, les valeurs par défaut sont utilisées.
settings-kept-aside = Le fichier est conservé sous le nom { $file }.
settings-not-kept-aside = Impossible de déplacer { $file } : les nouveaux réglages ne l’écraseront pas. Déplacez-le vous-même.
settings-version = Ces réglages sont de la version { $found } ; ce programme connaît la version { $known } et en utilise ce qu’il comprend.
settings-value = { $key } = { $found } n’est pas possible ; valeurs permises : { $allowed }. { $used } est utilisé.
