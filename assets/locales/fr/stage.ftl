# Ce qui se voit et s’entend à la table.

sound-no-device = Aucun périphérique audio n’a été trouvé ; la partie continue en silence.
