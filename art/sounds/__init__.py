"""Every sound of the game: noise, bodies, throats and instruments, and what each file is for."""
