package dev.casilla.solver.articles;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Units;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The units and peers of 9×9 cells as lists of names, in the order in which the articles print
 * them.
 *
 * <p>Stateless and safe for use by many threads.
 */
public final class NamedUnits {
  private NamedUnits() {}

  /** The nine rows, each A1, A2, … A9 and so on. */
  public static List<List<String>> rowUnits() {
    return units(Units.Kind.ROW);
  }

  /** The nine columns, each A1, B1, … I1 and so on. */
  public static List<List<String>> columnUnits() {
    return units(Units.Kind.COLUMN);
  }

  /** The nine blocks, each A1, A2, A3, B1, … C3 and so on. */
  public static List<List<String>> squareUnits() {
    return units(Units.Kind.BLOCK);
  }

  /** All 27 units: rows, then columns, then blocks. */
  public static List<List<String>> unitList() {
    List<List<String>> units = new ArrayList<>(rowUnits());
    units.addAll(columnUnits());
    units.addAll(squareUnits());
    return Collections.unmodifiableList(units);
  }

  /** The column, the row and the block of {@code cell}, in Norvig's order. */
  public static List<List<String>> unitsOf(String cell) {
    int index = Cells.named(cell);
    List<List<String>> units = new ArrayList<>();
    units.add(names(Units.of(index, 1)));
    units.add(names(Units.of(index, 0)));
    units.add(names(Units.of(index, 2)));
    return Collections.unmodifiableList(units);
  }

  /** The 20 peers of {@code cell}: those in its column, its row, its block. */
  public static List<String> peersOf(String cell) {
    Set<String> peers = new LinkedHashSet<>();
    unitsOf(cell).forEach(peers::addAll);
    peers.remove(cell);
    return Collections.unmodifiableList(new ArrayList<>(peers));
  }

  private static List<List<String>> units(Units.Kind kind) {
    List<List<String>> units = new ArrayList<>();
    for (int unit = 0; unit < Units.COUNT; unit++) {
      if (Units.kind(unit) == kind) {
        units.add(names(unit));
      }
    }
    return Collections.unmodifiableList(units);
  }

  private static List<String> names(int unit) {
    List<String> names = new ArrayList<>();
    for (int place = 0; place < Cells.SIDE; place++) {
      names.add(Cells.name(Units.cell(unit, place)));
    }
    return Collections.unmodifiableList(names);
  }
}
