package dev.casilla.solver.hint;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** An empty grid with just those candidates taken away that a pattern needs. */
public final class SketchedGrid {
  private final CandidateGrid grid = new CandidateGrid();

  /** Leaves {@code digits}, for example "12", in each of {@code cells}, for example "A1 A5". */
  public SketchedGrid cells(String cells, String digits) {
    for (int cell : named(cells)) {
      for (int digit = 1; digit <= Cells.SIDE; digit++) {
        if (digits.indexOf('0' + digit) < 0) {
          grid.remove(cell, digit);
        }
      }
    }
    return this;
  }

  /** Leaves {@code digit} in {@code unit} only in {@code cells}. */
  public SketchedGrid only(int digit, int unit, String cells) {
    List<Integer> kept = named(cells);
    for (int place = 0; place < Cells.SIDE; place++) {
      int cell = Units.cell(unit, place);
      if (!kept.contains(cell)) {
        grid.remove(cell, digit);
      }
    }
    return this;
  }

  /** The grid. */
  public CandidateGrid grid() {
    return grid;
  }

  /** What {@code hint} removes, sorted, for example "1A5 2A1". */
  public static String removed(Hint hint) {
    return hint.eliminations().stream()
        .map(candidate -> candidate.digit() + Cells.name(candidate.cell()))
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private static List<Integer> named(String cells) {
    return Arrays.stream(cells.split(" ")).map(Cells::named).collect(Collectors.toList());
  }
}
