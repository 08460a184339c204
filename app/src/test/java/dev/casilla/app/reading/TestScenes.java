package dev.casilla.app.reading;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Puzzles for the tests' camera. */
public final class TestScenes {
  /** Has exactly one solution. */
  public static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  private static final int BAND = 3;

  private TestScenes() {}

  /** Returns a puzzle for each {@code seed}: the same one with permuted digits and lines. */
  public static Grid variant(long seed) {
    Random random = new Random(seed);
    List<Integer> digits = shuffled(1, Cells.SIDE, random);
    List<Integer> rows = lines(random);
    List<Integer> columns = lines(random);
    int[] cells = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int from = Cells.at(rows.get(Cells.row(cell)), columns.get(Cells.column(cell)));
      int digit = PUZZLE.digitAt(from);
      cells[cell] = digit == Grid.NO_DIGIT ? digit : digits.get(digit - 1);
    }
    return Grid.of(cells);
  }

  /** Returns an order of lines that keeps bands together. */
  private static List<Integer> lines(Random random) {
    List<Integer> lines = new ArrayList<>();
    for (int band : shuffled(0, BAND, random)) {
      lines.addAll(shuffled(BAND * band, BAND, random));
    }
    return lines;
  }

  private static List<Integer> shuffled(int first, int count, Random random) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      numbers.add(first + i);
    }
    Collections.shuffle(numbers, random);
    return numbers;
  }
}
