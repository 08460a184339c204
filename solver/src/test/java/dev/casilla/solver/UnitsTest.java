package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class UnitsTest {
  @Test
  void cell_firstOfEachKind_isTheArticlesUnit() {
    assertEquals("A1 A2 A3 A4 A5 A6 A7 A8 A9", names(Units.row(0)));
    assertEquals("A1 B1 C1 D1 E1 F1 G1 H1 I1", names(Units.column(0)));
    assertEquals("A1 A2 A3 B1 B2 B3 C1 C2 C3", names(Units.block(0)));
    assertEquals("G7 G8 G9 H7 H8 H9 I7 I8 I9", names(Units.block(8)));
  }

  @Test
  void cell_everyUnit_hasNineCellsThatArePeers() {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      for (int i = 0; i < Cells.SIDE; i++) {
        for (int j = 0; j < i; j++) {
          assertTrue(Cells.arePeers(Units.cell(unit, i), Units.cell(unit, j)), names(unit));
        }
      }
    }
  }

  @Test
  void of_everyCell_isThreeUnitsThatContainIt() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      Set<Units.Kind> kinds = new HashSet<>();
      for (int i = 0; i < Units.PER_CELL; i++) {
        int unit = Units.of(cell, i);
        kinds.add(Units.kind(unit));
        assertTrue((names(unit) + " ").contains(Cells.name(cell) + " "), Cells.name(cell));
      }
      assertEquals(3, kinds.size());
    }
  }

  @Test
  void kindAndIndex_everyUnit_nameItBack() {
    for (int index = 0; index < Cells.SIDE; index++) {
      assertUnit(Units.Kind.ROW, index, Units.row(index));
      assertUnit(Units.Kind.COLUMN, index, Units.column(index));
      assertUnit(Units.Kind.BLOCK, index, Units.block(index));
    }
  }

  @Test
  void row_outsideTheGrid_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> Units.row(9));
    assertThrows(IllegalArgumentException.class, () -> Units.column(-1));
    assertThrows(IllegalArgumentException.class, () -> Units.block(9));
  }

  private static void assertUnit(Units.Kind kind, int index, int unit) {
    assertEquals(kind, Units.kind(unit));
    assertEquals(index, Units.index(unit));
  }

  private static String names(int unit) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < Cells.SIDE; i++) {
      names.append(i == 0 ? "" : " ").append(Cells.name(Units.cell(unit, i)));
    }
    return names.toString();
  }
}
