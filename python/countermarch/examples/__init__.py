"""Examples: `python3 -m countermarch.examples.random_play annihilation`."""
