package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Polarity;

/** A quad that may be a grid's border, in the picture's own pixels, and how the grid is printed. */
public record QuadCandidate(Quad corners, Polarity polarity) {}
