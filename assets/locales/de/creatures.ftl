# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Kreaturen: wie sie heißen, wie sie kämpfen, was man von ihnen erzählt.

creature-savrip-name = Savrip
creature-savrip-class = Mächtig
creature-savrip-lore = In den Teerhügeln geht ein Savrip um keinen Felsbrocken herum, der ihm im Weg liegt. Er hebt ihn auf, trägt ihn bis auf die Kuppe und setzt ihn dort ab, damit der Weg beim nächsten Mal frei ist. Mit Rivalen hält er es genauso, nur beim Absetzen ist er selten sanft.

creature-monnok-name = Monnok
creature-monnok-class = Mächtig
creature-monnok-lore = Monnoks jagen allein auf den Salzebenen. Dort herrscht, wer den längsten Schatten wirft, genau so weit, wie er fällt. Einen Speer schnitzt man nicht, man zieht ihn heran: ein einziger Splitter vom selben Dornbaum, neun Jahre lang genährt und gewendet. Wer ihn fallen lässt, ist wieder Küken.

creature-ghhhk-name = Ghhhk
creature-ghhhk-class = Mittel
creature-ghhhk-lore = Niemand hat je einen Ghhhk kauen sehen. Er wartet mit offenem Maul im warmen Schlamm, bis ihn jemand für eine Höhle hält, und dann schließt sich die Höhle. Seine Arme sind viel zu kurz für alles, außer um sich selbst zu applaudieren.

creature-houjix-name = Houjix
creature-houjix-class = Mittel
creature-houjix-lore = In jungen Jahren sucht sich ein Houjix eine Türschwelle aus und bewacht sie ein Leben lang, ob dahinter ein Haus steht oder nicht. Karawanen machen einen weiten Bogen um ihn und lassen eine Schale Salz da. Wer ihn drei Nächte hintereinander füttert, hat die Schwelle fortan vor dem eigenen Zelt.

creature-strider-name = Strider
creature-strider-class = Defensiv
creature-strider-lore = Über dem Nebel der ertrunkenen Küsten treiben die Panzer der Strider wie Inseln. Wochenlang waten sie ohne einen Laut und ertasten den Grund mit jedem Fuß. Wer nach den Beinen schlägt, erfährt, wozu die Keule da ist.

creature-ngok-name = Ng’ok
creature-ngok-class = Defensiv
creature-ngok-lore = Einst gingen ganze Heere hinter dem Ng’ok in Deckung; dann fiel ihnen auf, dass er auch ohne sie gewann. Stürmt jemand an, bleibt der Ng’ok stehen und überlässt dem Schild seines Schädels den Rest. Jeder Riss im Knochen war einmal jemandes letzte gute Idee.

creature-klorslug-name = K’lor’slug
creature-klorslug-class = Offensiv
creature-klorslug-lore = Ein K’lor’slug hat so viele Herzen wie Ringe, und alle haben sie es eilig. Bergleute erkennen ihn am Geräusch: hundert kleine Füße, dann keiner mehr. Die Stille heißt, dass er sich aufgerichtet hat.

creature-molator-name = Molator
creature-molator-class = Offensiv
creature-molator-lore = Mit dreißig kommen die Hörner und mit ihnen das Temperament. Molators brüllen Gewitter an und werten es als Remis. Den Schild haben sie nie erfunden: Ihnen fiel nicht ein, was sie tun sollten, während sie einen halten.
