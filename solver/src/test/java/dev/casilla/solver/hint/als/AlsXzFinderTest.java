package dev.casilla.solver.hint.als;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.hint.GridSketch;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AlsXzFinderTest {
  private final AlsXzFinder finder = new AlsXzFinder(new AlmostLockedSets());

  @Test
  void findAll_oneRestrictedCommonDigit_otherCommonDigitGoesWhereAllAreSeen() {
    // 1 is not in both A1 and A7, so 2 is in A1 or in B8.
    GridSketch sketch = new GridSketch().cells("A1", "12").cells("A7", "13").cells("B8", "23");
    assertTrue(sketch.proves(finder, "2: A8 A9 B1 B2 B3"));
  }

  @Test
  void findAll_commonDigitsDoNotSeeEachOther_isSilent() {
    GridSketch sketch = new GridSketch().cells("A1", "12").cells("D7", "13").cells("E8", "23");
    assertEquals(List.of(), sketch.eliminations(finder));
  }

  @Test
  void findAll_twoRestrictedCommonDigits_bothSetsAreLocked() {
    GridSketch sketch =
        new GridSketch().cells("A1", "13").cells("A2", "23").cells("A7", "14").cells("A8", "24");
    assertTrue(
        sketch.proves(
            finder,
            "1: A3 A4 A5 A6 A9, 2: A3 A4 A5 A6 A9, 3: A3 A4 A5 A6 A9 B1 B2 B3 C1 C2 C3,"
                + " 4: A3 A4 A5 A6 A9 B7 B8 B9 C7 C8 C9"));
  }

  @Test
  void findAll_gridHasChanged_looksAgain() {
    GridSketch sketch = new GridSketch().cells("A1", "12").cells("A7", "134").cells("B8", "23");
    assertEquals(List.of(), sketch.eliminations(finder));
    sketch.grid().remove(Cells.named("A7"), 4);
    assertTrue(sketch.proves(finder, "2: A8 A9 B1 B2 B3"));
  }
}
