package dev.casilla.solver.hint.uniqueness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Units;
import dev.casilla.solver.hint.GridSketch;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rectangle is A1, B1, A5, B5, A9, B9: two cells in each of three blocks, in two rows. */
final class ExtendedRectangleFinderTest {
  private final ExtendedRectangleFinder finder = new ExtendedRectangleFinder();

  @Test
  void findAll_finsInOneCell_digitsGoThere() {
    assertFound("1: B9, 2: B9, 3: B9", rectangle("123", "1234"));
  }

  @Test
  void findAll_cellsWithTwoOfTheDigits_isFoundToo() {
    assertFound("1: B9, 2: B9, 3: B9", rectangle("123", "12345").cells("A1 B1", "12"));
  }

  @Test
  void findAll_oneFinDigit_goesWhereBothAreSeen() {
    assertFound("4: A7 A8 B7 B8 C7 C8 C9 D9 E9 F9 G9 H9 I9", rectangle("1234", "1234"));
  }

  @Test
  void findAll_finsAndOneCellAsNakedPair_pairGoesFromTheUnit() {
    GridSketch sketch = rectangle("1234", "1235").cells("C9", "45");
    assertTrue(
        sketch.proves(
            finder,
            "4: A7 A8 B7 B8 C7 C8 D9 E9 F9 G9 H9 I9, 5: A7 A8 B7 B8 C7 C8 D9 E9 F9 G9 H9 I9"));
  }

  @Test
  void findAll_digitLockedInFinCells_othersGo() {
    GridSketch sketch = rectangle("1234", "1235").only(Units.column(8), 1, "A9 B9");
    assertFound("2: A9 B9, 3: A9 B9", sketch);
  }

  @Test
  void findAll_columns_areFoundToo() {
    GridSketch sketch = new GridSketch().cells("A1 A2 D1 D2 G1", "123").cells("G2", "1239");
    assertFound("1: G2, 2: G2, 3: G2", sketch);
  }

  @Test
  void findAll_finsInThreeCells_isSilent() {
    assertEquals(List.of(), rectangle("1234", "1235").cells("A1", "1236").eliminations(finder));
  }

  @Test
  void findAll_linesOfTwoBands_isSilent() {
    GridSketch sketch = new GridSketch().cells("C1 D1 C5 D5 C9", "123").cells("D9", "1234");
    assertEquals(List.of(), sketch.eliminations(finder));
  }

  private void assertFound(String eliminations, GridSketch sketch) {
    assertEquals(List.of(eliminations), sketch.eliminations(finder));
    assertTrue(sketch.proves(finder, eliminations));
  }

  private static GridSketch rectangle(String a9, String b9) {
    return new GridSketch().cells("A1 B1 A5 B5", "123").cells("A9", a9).cells("B9", b9);
  }
}
