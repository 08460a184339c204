package dev.casilla.solver.generator;

import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.List;

/** The cells of a puzzle that are given or empty together. Immutable. */
public enum Symmetry {
  /** No symmetry. */
  NONE {
    @Override
    int image(int cell) {
      return cell;
    }
  },
  /** The pattern of clues is the same after a rotation by 180°. */
  HALF_TURN {
    @Override
    int image(int cell) {
      return Cells.COUNT - 1 - cell;
    }
  },
  /** The left half of the pattern of clues is a mirror image of the right half. */
  MIRROR {
    @Override
    int image(int cell) {
      return Cells.at(Cells.row(cell), Cells.SIDE - 1 - Cells.column(cell));
    }
  },
  /** The pattern of clues is the same after a rotation by 90°. */
  QUARTER_TURN {
    @Override
    int image(int cell) {
      return Cells.at(Cells.column(cell), Cells.SIDE - 1 - Cells.row(cell));
    }
  };

  /** The cell to which {@code cell} maps; a cycle has at most four cells. */
  abstract int image(int cell);

  /** Whether a pattern with this symmetry can have a number of clues in {@code range}. */
  public boolean allows(ClueRange range) {
    boolean[] isPossible = new boolean[Cells.COUNT + 1];
    isPossible[0] = true;
    for (int[] orbit : orbits()) {
      for (int clues = Cells.COUNT; clues >= orbit.length; clues--) {
        isPossible[clues] |= isPossible[clues - orbit.length];
      }
    }
    for (int clues = range.min(); clues <= range.max(); clues++) {
      if (isPossible[clues]) {
        return true;
      }
    }
    return false;
  }

  /** The groups of cells that map to each other. */
  List<int[]> orbits() {
    List<int[]> orbits = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int[] orbit = orbit(cell);
      if (isFirst(cell, orbit)) {
        orbits.add(orbit);
      }
    }
    return orbits;
  }

  private int[] orbit(int cell) {
    int length = 1;
    for (int other = image(cell); other != cell; other = image(other)) {
      length++;
    }
    int[] orbit = new int[length];
    for (int i = 0, other = cell; i < length; i++, other = image(other)) {
      orbit[i] = other;
    }
    return orbit;
  }

  private static boolean isFirst(int cell, int[] orbit) {
    for (int other : orbit) {
      if (other < cell) {
        return false;
      }
    }
    return true;
  }
}
