package dev.casilla.solver.hint.color;

import dev.casilla.solver.Units;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * The candidates of a digit, coloured: where a unit has two places for it, these get different
 * colours. What is connected so is a cluster: all of one of its two colours are true, and all of
 * the other false.
 *
 * <p>Colours are numbered 0 and 1. Reused from one digit to the next. Confined to one thread.
 */
final class ColorClusters {
  /** Each cluster takes a unit with two places at least. */
  private static final int MOST = Units.COUNT;

  private final MutableCellSet[] cells = new MutableCellSet[2 * MOST];
  private final MutableCellSet[] seen = new MutableCellSet[2 * MOST];
  private final MutableCellSet open = new MutableCellSet();
  private final MutableCellSet next = new MutableCellSet();
  private int count;

  ColorClusters() {
    for (int i = 0; i < cells.length; i++) {
      cells[i] = new MutableCellSet();
      seen[i] = new MutableCellSet();
    }
  }

  /** Finds the clusters of {@code digit}. */
  void find(CandidateGrid grid, int digit) {
    count = 0;
    open.setTo(grid.cells(digit));
    for (int cell = open.first(); cell != CellSet.NONE; cell = open.next(cell)) {
      if (hasPartner(grid, digit, cell)) {
        grow(grid, digit, cell);
        count++;
      }
    }
  }

  /** How many clusters there are. */
  int count() {
    return count;
  }

  /** The cells of a colour of {@code cluster}. */
  CellSet cells(int cluster, int color) {
    return cells[2 * cluster + color];
  }

  /** The cells that see some cell of a colour of {@code cluster}. */
  CellSet seen(int cluster, int color) {
    return seen[2 * cluster + color];
  }

  /** Whether two of the same colour see each other, so that this colour is the false one. */
  boolean isFalse(int cluster, int color) {
    return cells(cluster, color).intersects(seen(cluster, color));
  }

  /** Adds both colours and the links between them. */
  void describe(
      HintBuilder hint, CandidateGrid grid, int digit, int cluster, Role first, Role second) {
    hint.mark(first, cells(cluster, 0), digit).mark(second, cells(cluster, 1), digit);
    open.setTo(cells(cluster, 0)).or(cells(cluster, 1));
    int start = open.first();
    open.remove(start);
    addLinks(hint, grid, digit, start);
  }

  /** Adds the links from {@code cell} on to what is open still. */
  private void addLinks(HintBuilder hint, CandidateGrid grid, int digit, int cell) {
    for (int i = 0; i < Units.PER_CELL; i++) {
      int partner = partner(grid, digit, cell, i);
      if (partner != CellSet.NONE && open.has(partner)) {
        open.remove(partner);
        hint.strong(cell, digit, partner, digit);
        addLinks(hint, grid, digit, partner);
      }
    }
  }

  private void grow(CandidateGrid grid, int digit, int start) {
    MutableCellSet first = cells[2 * count].clear().add(start);
    MutableCellSet second = cells[2 * count + 1].clear();
    next.clear().add(start);
    open.remove(start);
    while (!next.isEmpty()) {
      int cell = next.first();
      next.remove(cell);
      for (int i = 0; i < Units.PER_CELL; i++) {
        int partner = partner(grid, digit, cell, i);
        if (partner != CellSet.NONE && open.has(partner)) {
          open.remove(partner);
          next.add(partner);
          (first.has(cell) ? second : first).add(partner);
        }
      }
    }
    look(first, seen[2 * count].clear());
    look(second, seen[2 * count + 1].clear());
  }

  private static void look(CellSet from, MutableCellSet into) {
    for (int cell = from.first(); cell != CellSet.NONE; cell = from.next(cell)) {
      into.or(CellSets.peers(cell));
    }
  }

  private static boolean hasPartner(CandidateGrid grid, int digit, int cell) {
    return partner(grid, digit, cell, 0) != CellSet.NONE
        || partner(grid, digit, cell, 1) != CellSet.NONE
        || partner(grid, digit, cell, 2) != CellSet.NONE;
  }

  /** The other place of {@code digit} in a unit of {@code cell}, if there is just one other. */
  private static int partner(CandidateGrid grid, int digit, int cell, int i) {
    int unit = Units.of(cell, i);
    int places = grid.places(unit, digit);
    if (Integer.bitCount(places) != 2) {
      return CellSet.NONE;
    }
    int first = CellSets.cellAt(unit, places);
    return first == cell ? CellSets.cellAt(unit, places & (places - 1)) : first;
  }
}
