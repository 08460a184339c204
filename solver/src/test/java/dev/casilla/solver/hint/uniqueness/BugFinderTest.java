package dev.casilla.solver.hint.uniqueness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.solver.Cells;
import dev.casilla.solver.hint.GridSketch;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every cell has its digit of a solution and the digit after that, so 1 and 2 for A1. */
final class BugFinderTest {
  private final BugFinder finder = new BugFinder();

  @Test
  void findAll_oneCellHasAThirdCandidate_othersGo() {
    assertEquals(List.of("1: A1, 2: A1"), sketch("A1", "125").eliminations(finder));
  }

  @Test
  void findAll_allCellsHaveTwo_isSilent() {
    assertEquals(List.of(), sketch("A1", "12").eliminations(finder));
  }

  @Test
  void findAll_oneCellHasFour_isSilent() {
    assertEquals(List.of(), sketch("A1", "1256").eliminations(finder));
  }

  @Test
  void findAll_anotherDigitHasThreePlacesInAUnit_isSilent() {
    assertEquals(List.of(), sketch(Map.of("A1", "125", "A2", "24")).eliminations(finder));
  }

  private static GridSketch sketch(String changed, String candidates) {
    return sketch(Map.of(changed, candidates));
  }

  private static GridSketch sketch(Map<String, String> changed) {
    GridSketch sketch = new GridSketch();
    for (String name : Cells.names()) {
      int cell = Cells.named(name);
      int row = Cells.row(cell);
      int digit = (3 * (row % 3) + row / 3 + Cells.column(cell)) % Cells.SIDE + 1;
      String pair = "" + digit + (digit % Cells.SIDE + 1);
      sketch.cells(name, changed.getOrDefault(name, pair));
    }
    return sketch;
  }
}
