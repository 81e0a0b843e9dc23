# The creatures: what they are called, how they fight, what is told of them.

creature-savrip-name = Savrip
creature-savrip-class = Powerful
creature-savrip-lore = In the tar hills, a Savrip that meets a boulder in its path does not walk around it. It lifts the boulder, carries it to the top and sets it down, so that next time the path is clear. It treats rivals in the same way, and is seldom gentle when setting them down.

creature-monnok-name = Monnok
creature-monnok-class = Powerful
creature-monnok-lore = Monnoks hunt alone on the salt flats, where whoever casts the longest shadow rules as far as it falls. A spear is grown, not made: one splinter of the same thorn tree, fed and turned for nine years. To drop it is to be a chick again.

creature-ghhhk-name = Ghhhk
creature-ghhhk-class = Medium
creature-ghhhk-lore = Nobody has ever seen a Ghhhk chew. It waits in warm mud with its mouth open until something mistakes it for a cave, and then the cave closes. Its arms are far too short for anything except applauding itself.

creature-houjix-name = Houjix
creature-houjix-class = Medium
creature-houjix-lore = A Houjix chooses one doorway in its youth and guards it for life, whether or not there is a house behind it. Caravans give it a wide berth and a bowl of salt. Fed for three nights in a row, it will move its doorway to your tent.

creature-strider-name = Strider
creature-strider-class = Defensive
creature-strider-lore = Above the fog of the drowned coasts, the shells of the Striders drift like islands. They wade for weeks without a sound, feeling the bottom with each foot. Whatever strikes at the legs learns what the club is for.

creature-ngok-name = Ng’ok
creature-ngok-class = Defensive
creature-ngok-lore = Armies once hid behind the Ng’ok; then they noticed that it was winning without them. It answers a charge by standing still, and counts on the shield of its skull to do the rest. Every crack in the bone is somebody’s last good idea.

creature-klorslug-name = K’lor’slug
creature-klorslug-class = Attack
creature-klorslug-lore = A K’lor’slug has as many hearts as rings, and it is in a hurry with all of them. Miners know it by the sound: a hundred small feet, then none at all. The silence means that it has reared up.

creature-molator-name = Molator
creature-molator-class = Attack
creature-molator-lore = The horns come in at thirty, and so does the temper. Molators roar at thunderstorms and consider it a draw. They have never invented a shield, for they could not think what they would do while holding one.
