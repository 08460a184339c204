package dev.casilla.solver.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A position made by hand: every candidate is there until it is taken out. */
public final class HandMade {
  private final CandidateGrid grid = new CandidateGrid();

  /** In {@code unit}, {@code digit} has places only in {@code cells}, named and with spaces. */
  public HandMade only(int unit, int digit, String cells) {
    List<String> kept = Arrays.asList(cells.split(" ", -1));
    for (int place = 0; place < Cells.SIDE; place++) {
      int cell = Units.cell(unit, place);
      if (!kept.contains(Cells.name(cell))) {
        grid.remove(cell, digit);
      }
    }
    return this;
  }

  /** {@code cell} has only the candidates {@code digits}, for example 12. */
  public HandMade cell(String cell, int digits) {
    int kept = Digits.NONE;
    for (int rest = digits; rest > 0; rest /= 10) {
      kept |= Digits.only(rest % 10);
    }
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      if (!Digits.has(kept, digit)) {
        grid.remove(Cells.named(cell), digit);
      }
    }
    return this;
  }

  /** Asserts that {@code finder} first removes {@code digit} from {@code cells}, and why. */
  public Hint assertRemoves(TechniqueFinder finder, int digit, String cells) {
    Hint hint = assertFinds(finder);
    Set<String> expected = new TreeSet<>();
    for (String cell : cells.split(" ", -1)) {
      expected.add(digit + " in " + cell);
    }
    Set<String> found = new TreeSet<>();
    hint.eliminations().forEach(candidate -> found.add(candidate.toString()));
    assertEquals(expected, found, hint::toString);
    return hint;
  }

  /** Asserts that {@code finder} finds something, and that it is proven. */
  public Hint assertFinds(TechniqueFinder finder) {
    Hint hint = finder.findFirst(grid);
    assertNotNull(hint);
    assertEquals(List.of(), HintVerifier.faults(grid, hint));
    return hint;
  }

  /** Asserts that {@code finder} finds nothing. */
  public void assertSilent(TechniqueFinder finder) {
    assertNull(finder.findFirst(grid));
  }
}
