package dev.casilla.reader.vision;

/** A quad that may be a grid's border, in the picture's own pixels, and how the grid is printed. */
record Guess(Quad corners, Polarity polarity) {}
