"""What every sound is made of: noise, bodies that ring, throats, rooms, loudness, files."""
