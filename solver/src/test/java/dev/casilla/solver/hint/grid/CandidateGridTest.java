package dev.casilla.solver.hint.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CandidateGridTest {
  /** From Peter Norvig's essay. */
  private static final Grid PUZZLE =
      Grid.parse(
          "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");

  @Test
  void of_clues_leavesWhatTheRulesLeave() {
    CandidateGrid grid = CandidateGrid.of(PUZZLE);
    assertEquals(PUZZLE, grid.toGrid());
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int allowed = PUZZLE.isEmptyAt(cell) ? Digits.ALL : Digits.NONE;
      for (int i = 0; i < Cells.PEERS; i++) {
        int digit = PUZZLE.digitAt(Cells.peer(cell, i));
        allowed &= digit == Grid.NO_DIGIT ? Digits.ALL : ~Digits.only(digit);
      }
      assertEquals(allowed, grid.candidates(cell), Cells.name(cell));
      assertEquals(!PUZZLE.isEmptyAt(cell), grid.givens().has(cell));
    }
    assertInStep(grid);
    assertFalse(grid.isBroken());
    assertFalse(grid.isComplete());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void placeAndRemove_atRandom_staysInStep(long seed) {
    Random random = new Random(seed);
    CandidateGrid grid = CandidateGrid.of(PUZZLE);
    for (int i = 0; i < 200 && !grid.isComplete(); i++) {
      int cell = random.nextInt(Cells.COUNT);
      int digit = 1 + random.nextInt(Cells.SIDE);
      if (random.nextInt(4) == 0 && grid.hasCandidate(cell, digit)) {
        grid.place(cell, digit);
      } else {
        grid.remove(cell, digit);
      }
      assertInStep(grid);
    }
  }

  @Test
  void copyFrom_stateBefore_undoesPlacesAndRemovals() {
    CandidateGrid grid = CandidateGrid.of(PUZZLE);
    CandidateGrid before = new CandidateGrid();
    before.copyFrom(grid);
    long changes = grid.changes();
    grid.place(1, 6);
    grid.remove(2, 7);
    grid.remove(2, 7);
    assertEquals(changes + 2, grid.changes());
    grid.copyFrom(before);
    assertEquals(changes + 3, grid.changes());
    assertEquals(PUZZLE, grid.toGrid());
    assertTrue(grid.hasCandidate(2, 7));
    assertTrue(grid.empty().has(1));
    assertInStep(grid);
  }

  @Test
  void isBroken_cellWithoutCandidates_isSeenAtOnce() {
    CandidateGrid grid = new CandidateGrid();
    for (int digit = 1; digit < 9; digit++) {
      grid.remove(40, digit);
      assertFalse(grid.isBroken());
    }
    grid.place(36, 9);
    assertTrue(grid.isBroken());
    grid.fill(Grid.EMPTY);
    assertFalse(grid.isBroken());
  }

  @Test
  void isBroken_digitWithoutPlace_isSeenAtOnce() {
    CandidateGrid grid = new CandidateGrid();
    for (int cell = 0; cell < 8; cell++) {
      grid.remove(cell, 5);
      assertFalse(grid.isBroken());
    }
    grid.remove(8, 5);
    assertTrue(grid.isBroken());
  }

  @Test
  void place_clashOrTwice_isBrokenOrRefused() {
    CandidateGrid grid = new CandidateGrid();
    grid.place(0, 1);
    assertThrows(IllegalStateException.class, () -> grid.place(0, 2));
    assertFalse(grid.isBroken());
    grid.place(1, 1);
    assertTrue(grid.isBroken());
    assertInStep(grid);
  }

  private static void assertInStep(CandidateGrid grid) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      boolean isEmpty = grid.digitAt(cell) == Grid.NO_DIGIT;
      assertEquals(isEmpty, grid.empty().has(cell));
      for (int digit = 1; digit <= Cells.SIDE; digit++) {
        boolean has = Digits.has(grid.candidates(cell), digit);
        assertTrue(isEmpty || !has);
        assertEquals(has, grid.hasCandidate(cell, digit));
        assertEquals(has, grid.cells(digit).has(cell));
      }
    }
    for (int unit = 0; unit < Units.COUNT; unit++) {
      int missing = Digits.ALL;
      for (int place = 0; place < Cells.SIDE; place++) {
        int cell = Units.cell(unit, place);
        int digit = grid.digitAt(cell);
        missing &= digit == Grid.NO_DIGIT ? Digits.ALL : ~Digits.only(digit);
        for (int other = 1; other <= Cells.SIDE; other++) {
          boolean has = (grid.places(unit, other) & 1 << place) != 0;
          assertEquals(grid.hasCandidate(cell, other), has);
        }
      }
      assertEquals(missing, grid.missing(unit));
    }
  }
}
