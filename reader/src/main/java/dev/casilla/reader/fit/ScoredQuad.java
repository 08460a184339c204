package dev.casilla.reader.fit;

import dev.casilla.reader.candidate.QuadCandidate;
import dev.casilla.reader.evidence.LineOffsets;
import dev.casilla.reader.geometry.Mesh;

/**
 * A candidate with the score of its first scan.
 *
 * @param candidate the candidate
 * @param evidence the evidence of the unfitted mesh, a rough estimate
 * @param firstScan the offsets of its lines, so that the fit need not scan again
 */
record ScoredQuad(QuadCandidate candidate, double evidence, LineOffsets firstScan) {
  /** Minimum distance between centres, in cells; closer 9×9 squares share most of their cells. */
  private static final double MIN_CELLS_APART = 4.5;

  boolean overlaps(ScoredQuad other) {
    double between = candidate.corners().centre().distanceTo(other.candidate.corners().centre());
    double cell = Math.sqrt(Math.max(area(), other.area())) / Mesh.CELLS;
    return between < MIN_CELLS_APART * cell;
  }

  double area() {
    return candidate.corners().area();
  }
}
