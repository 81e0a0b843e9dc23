# The computer players: a name, and what to expect of them.

level-random = Random
    .about = plays any legal action
level-greedy = Greedy
    .about = makes the most of its own turn and looks no further
