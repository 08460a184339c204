package dev.casilla.reader.fit;

import dev.casilla.reader.candidate.QuadCandidate;
import dev.casilla.reader.evidence.LineOffsets;
import dev.casilla.reader.geometry.Mesh;

/**
 * What a guess seems to be worth at first sight.
 *
 * @param guess what was looked at
 * @param evidence how much of a grid there seems to be: evidence, but rough
 * @param seen where its lines were seen, so that a fit need not look again
 */
record ScoredQuad(QuadCandidate guess, double evidence, LineOffsets seen) {
  /** Cells between two middles below which squares of nine by nine share most of their cells. */
  private static final double MIN_CELLS_APART = 4.5;

  boolean overlaps(ScoredQuad other) {
    double between = guess.corners().centre().distanceTo(other.guess.corners().centre());
    double cell = Math.sqrt(Math.max(size(), other.size())) / Mesh.CELLS;
    return between < MIN_CELLS_APART * cell;
  }

  double size() {
    return guess.corners().area();
  }
}
