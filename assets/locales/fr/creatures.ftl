# Les huit : leur nom, leur manière de combattre, ce que l’on raconte d’eux.

creature-savrip-name = Savrip
creature-savrip-class = Puissant
creature-savrip-lore = Dans les collines de bitume, un Savrip qui trouve un rocher sur son chemin ne le contourne pas. Il le soulève, le porte jusqu’au sommet et l’y repose, pour que le passage soit libre la fois suivante. Il traite ses rivaux de la même façon, et les repose rarement avec douceur.

creature-monnok-name = Monnok
creature-monnok-class = Puissant
creature-monnok-lore = Les Monnoks chassent seuls sur les plaines de sel, où celui qui projette la plus longue ombre règne aussi loin qu’elle porte. Une lance ne se taille pas, elle se cultive : une seule écharde du même épineux, nourrie et tournée pendant neuf ans. La lâcher, c’est redevenir oisillon.

creature-ghhhk-name = Ghhhk
creature-ghhhk-class = Équilibré
creature-ghhhk-lore = Personne n’a jamais vu un Ghhhk mâcher. Il attend dans la vase tiède, gueule ouverte, que quelqu’un le prenne pour une grotte ; puis la grotte se referme. Ses bras sont bien trop courts, sauf pour s’applaudir lui-même.

creature-houjix-name = Houjix
creature-houjix-class = Équilibré
creature-houjix-lore = Dans sa jeunesse, un Houjix choisit un seuil et le garde toute sa vie, qu’il y ait ou non une maison derrière. Les caravanes font un large détour et lui laissent un bol de sel. Nourri trois nuits de suite, il déménage son seuil devant votre tente.

creature-strider-name = Strider
creature-strider-class = Défensif
creature-strider-lore = Au-dessus de la brume des côtes noyées, les carapaces des Striders dérivent comme des îles. Ils marchent dans l’eau des semaines durant, sans un bruit, en sondant le fond du pied. Qui s’en prend à leurs pattes apprend à quoi sert la massue.

creature-ngok-name = Ng’ok
creature-ngok-class = Défensif
creature-ngok-lore = Des armées entières se sont abritées derrière le Ng’ok, avant de remarquer qu’il gagnait sans elles. À une charge, il répond en ne bougeant pas, et laisse le bouclier de son crâne faire le reste. Chaque fêlure de l’os est la dernière bonne idée de quelqu’un.

creature-klorslug-name = K’lor’slug
creature-klorslug-class = Offensif
creature-klorslug-lore = Un K’lor’slug a autant de cœurs que d’anneaux, et tous sont pressés. Les mineurs le reconnaissent au bruit : cent petits pieds, puis plus rien. Ce silence veut dire qu’il s’est dressé.

creature-molator-name = Molator
creature-molator-class = Offensif
creature-molator-lore = Les cornes poussent à trente ans, le caractère aussi. Les Molators rugissent contre l’orage et estiment qu’il y a match nul. Ils n’ont jamais inventé le bouclier : ils ne voyaient pas quoi faire pendant qu’ils le tiendraient.
