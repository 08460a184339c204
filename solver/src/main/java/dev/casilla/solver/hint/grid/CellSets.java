package dev.casilla.solver.hint.grid;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Units;

/** The units and peers as cell sets. Immutable and safe for use by many threads. */
public final class CellSets {
  private static final CellSet[] UNITS = new CellSet[Units.COUNT];
  private static final CellSet[] PEERS = new CellSet[Cells.COUNT];

  static {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      MutableCellSet cells = new MutableCellSet();
      for (int place = 0; place < Cells.SIDE; place++) {
        cells.add(Units.cell(unit, place));
      }
      UNITS[unit] = cells;
    }
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      MutableCellSet cells = new MutableCellSet();
      for (int place = 0; place < Cells.PEERS; place++) {
        cells.add(Cells.peer(cell, place));
      }
      PEERS[cell] = cells;
    }
  }

  private CellSets() {}

  /** The nine cells of {@code unit}, 0..26. */
  public static CellSet unit(int unit) {
    return UNITS[unit];
  }

  /** The twenty cells that share a unit with {@code cell}. */
  public static CellSet peers(int cell) {
    return PEERS[cell];
  }

  /** The cell of the only bit in {@code places}, a 9-bit set of places in {@code unit}. */
  public static int cellAt(int unit, int places) {
    return Units.cell(unit, Integer.numberOfTrailingZeros(places));
  }

  /** Adds the cells of {@code unit} at the 9-bit set {@code places} to {@code into}. */
  public static void addPlaces(MutableCellSet into, int unit, int places) {
    for (int rest = places; rest != 0; rest &= rest - 1) {
      into.add(cellAt(unit, rest));
    }
  }
}
