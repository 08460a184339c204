package dev.casilla.solver.hint.suedecoq;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.hint.GridSketch;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Row A crosses the first block in A1 and A2. */
final class SueDeCoqFinderTest {
  private final SueDeCoqFinder finder = new SueDeCoqFinder();

  @Test
  void findAll_oneCellInEachRest_digitsGoFromTheirUnits() {
    GridSketch sketch = crossing("1234").cells("A7", "12").cells("B1", "34");
    assertFound(
        "1: A3 A4 A5 A6 A8 A9, 2: A3 A4 A5 A6 A8 A9, 3: A3 B2 B3 C1 C2 C3, 4: A3 B2 B3 C1 C2 C3",
        sketch);
  }

  @Test
  void findAll_digitOnlyInTheCrossing_goesFromBothUnits() {
    GridSketch sketch = crossing("12345").cells("A3", "12345").cells("A7", "12").cells("B1", "34");
    assertFound(
        "1: A4 A5 A6 A8 A9, 2: A4 A5 A6 A8 A9, 3: B2 B3 C1 C2 C3, 4: B2 B3 C1 C2 C3,"
            + " 5: A4 A5 A6 A8 A9 B2 B3 C1 C2 C3",
        sketch);
  }

  @Test
  void findAll_restWithAnotherDigit_thatGoesFromItsUnitToo() {
    GridSketch sketch = crossing("1234").cells("A7", "15").cells("A8", "25").cells("B1", "34");
    assertFound(
        "1: A3 A4 A5 A6 A9, 2: A3 A4 A5 A6 A9, 3: A3 B2 B3 C1 C2 C3, 4: A3 B2 B3 C1 C2 C3,"
            + " 5: A3 A4 A5 A6 A9",
        sketch);
  }

  @Test
  void findAll_digitInBothRests_goesFromTheCrossingToo() {
    GridSketch sketch =
        crossing("12345")
            .cells("A3", "12345")
            .cells("A7", "13")
            .cells("A8", "23")
            .cells("B1", "34")
            .cells("B2", "46");
    assertFound(
        "1: A4 A5 A6 A9, 2: A4 A5 A6 A9, 3: A1 A2 A3 A4 A5 A6 A9 B3 C1 C2 C3, 4: B3 C1 C2 C3,"
            + " 5: A4 A5 A6 A9 B3 C1 C2 C3, 6: B3 C1 C2 C3",
        sketch);
  }

  @Test
  void findAll_moreDigitsThanCells_isSilent() {
    GridSketch sketch = crossing("12345").cells("A7", "12").cells("B1", "34");
    assertEquals(List.of(), sketch.eliminations(finder));
  }

  private void assertFound(String eliminations, GridSketch sketch) {
    assertTrue(sketch.proves(finder, eliminations), sketch.eliminations(finder)::toString);
  }

  private static GridSketch crossing(String digits) {
    return new GridSketch().cells("A1", digits).cells("A2", digits);
  }
}
