package dev.casilla.solver.testdata;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Grids from a seed, with no, one or many solutions. */
public final class RandomGrids {
  private final Random random;

  public RandomGrids(long seed) {
    this.random = new Random(seed);
  }

  /** A solved grid: a pattern with digits, rows, columns, bands and stacks shuffled. */
  Grid solved() {
    List<Integer> digits = shuffled(9);
    List<Integer> rows = shuffledLines();
    List<Integer> columns = shuffledLines();
    int[] grid = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int row = rows.get(Cells.row(cell));
      int column = columns.get(Cells.column(cell));
      grid[cell] = digits.get((row * 3 + row / 3 + column) % 9) + 1;
    }
    return Grid.of(grid);
  }

  /** A solved grid with all but {@code clues} of its cells emptied: one solution or many. */
  public Grid puzzle(int clues) {
    Grid grid = solved();
    for (int cell : shuffled(Cells.COUNT).subList(clues, Cells.COUNT)) {
      grid = grid.with(cell, Grid.NO_DIGIT);
    }
    return grid;
  }

  /** A puzzle with one clue changed to another digit: often without solution. */
  public Grid spoiled(int clues) {
    Grid grid = puzzle(clues);
    int cell = random.nextInt(Cells.COUNT);
    while (grid.isEmptyAt(cell)) {
      cell = (cell + 1) % Cells.COUNT;
    }
    return grid.with(cell, grid.digitAt(cell) % 9 + 1);
  }

  private List<Integer> shuffledLines() {
    List<Integer> lines = new ArrayList<>();
    for (int band : shuffled(3)) {
      for (int line : shuffled(3)) {
        lines.add(band * 3 + line);
      }
    }
    return lines;
  }

  private List<Integer> shuffled(int count) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      numbers.add(i);
    }
    Collections.shuffle(numbers, random);
    return numbers;
  }
}
