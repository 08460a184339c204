package dev.casilla.reader.rig.score;

import dev.casilla.reader.reading.CellReading;
import dev.casilla.reader.rig.specimen.BoardTruth;
import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Compares the confidence of cells with how often they are right: a row of the report. Covers
 * printed digits and empty cells. A cell is right if both its digit and its kind are right. Ignores
 * boards that are not aligned with the puzzle.
 */
public final class ReliabilityRow {
  private static final double[] UPPER_BOUNDS = {0.5, 0.9, 0.99, 0.999, 0.9999};

  private final String set;
  private final List<Fraction> right =
      new ArrayList<>(Collections.nCopies(UPPER_BOUNDS.length + 1, new Fraction(0, 0)));

  public ReliabilityRow(String set) {
    this.set = set;
  }

  /** Returns the headings, in the order of {@link #columns}. */
  public static List<String> headings() {
    List<String> headings = new ArrayList<>(List.of("set"));
    for (double bound : UPPER_BOUNDS) {
      headings.add("< " + bound);
    }
    headings.add("to 1");
    return headings;
  }

  public void add(ReadingAssessment assessment) {
    if (assessment.isAligned() && assessment.specimen().truth().isPresent()) {
      for (int cell = 0; cell < Cells.COUNT; cell++) {
        add(
            assessment.specimen().truth().get(),
            cell,
            assessment.board().orElseThrow().reading().cell(cell));
      }
    }
  }

  private void add(BoardTruth truth, int cell, CellReading read) {
    if (!truth.isWritten(cell)) {
      int bin = binOf(read.confidence());
      right.set(bin, right.get(bin).plus(truth.isReadRight(cell, read)));
    }
  }

  private static int binOf(double confidence) {
    int bin = 0;
    while (bin < UPPER_BOUNDS.length && confidence >= UPPER_BOUNDS[bin]) {
      bin++;
    }
    return bin;
  }

  /** Returns for each bin the percentage of right cells and the number of cells. */
  public List<String> columns() {
    List<String> columns = new ArrayList<>(List.of(set));
    for (Fraction share : right) {
      columns.add(share.of() == 0 ? "-" : share + " of " + share.of());
    }
    return columns;
  }
}
