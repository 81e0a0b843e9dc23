# What is seen and heard at the table.

sound-no-device = No sound device was found; the game goes on in silence.
