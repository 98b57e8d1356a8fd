"""The parts of scripts/build-world, standard library only."""
