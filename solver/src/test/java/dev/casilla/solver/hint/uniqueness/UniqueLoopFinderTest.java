package dev.casilla.solver.hint.uniqueness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Units;
import dev.casilla.solver.hint.GridSketch;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The loop is A1, A4, C4, C7, B7, B1: two cells in each of its rows, columns and blocks. */
final class UniqueLoopFinderTest {
  private final UniqueLoopFinder finder = new UniqueLoopFinder();

  @Test
  void findAll_finsInOneCell_pairGoesThere() {
    assertEquals(List.of("1: C7, 2: C7"), loop("12", "12345").eliminations(finder));
  }

  @Test
  void findAll_oneFinDigit_goesWhereBothAreSeen() {
    assertEquals(List.of("3: C1 C2 C3 C5 C6 C8 C9"), loop("123", "123").eliminations(finder));
  }

  @Test
  void findAll_finsAndOneCellAsNakedPair_pairGoesFromTheLine() {
    GridSketch sketch = loop("123", "124").cells("C2", "34");
    assertTrue(sketch.proves(finder, "3: C1 C3 C5 C6 C8 C9, 4: C1 C3 C5 C6 C8 C9"));
  }

  @Test
  void findAll_digitLockedInFinCells_otherDigitGoes() {
    GridSketch sketch = loop("123", "124").only(Units.row(2), 1, "C4 C7");
    assertEquals(List.of("2: C4 C7"), sketch.eliminations(finder));
  }

  @Test
  void findAll_loopIsOpen_isSilent() {
    assertEquals(List.of(), loop("12", "13").eliminations(finder));
  }

  @Test
  void findAll_rectangle_isSilent() {
    GridSketch sketch =
        new GridSketch().cells("A1", "12").cells("A4", "12").cells("B1", "12").cells("B4", "123");
    assertEquals(List.of(), sketch.eliminations(finder));
  }

  private static GridSketch loop(String c4, String c7) {
    return new GridSketch()
        .cells("A1", "12")
        .cells("A4", "12")
        .cells("C4", c4)
        .cells("C7", c7)
        .cells("B7", "12")
        .cells("B1", "12");
  }
}
