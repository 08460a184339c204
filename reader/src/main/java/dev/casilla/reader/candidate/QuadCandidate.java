package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Polarity;

/**
 * A quad that may be the border of a grid, in pixels of the original image, and the polarity of the
 * grid.
 */
public record QuadCandidate(Quad corners, Polarity polarity) {}
