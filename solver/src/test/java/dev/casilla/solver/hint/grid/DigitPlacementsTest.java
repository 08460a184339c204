package dev.casilla.solver.hint.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.Positions;
import org.junit.jupiter.api.Test;

final class DigitPlacementsTest {
  private final DigitPlacements placements = new DigitPlacements();

  @Test
  void digits_emptyGrid_everythingIsPossible() {
    CandidateGrid grid = new CandidateGrid();
    assertEquals(Digits.NONE, placements.digits(grid));
    assertTrue(placements.impossible(grid, 5).isEmpty());
  }

  @Test
  void impossible_afterChange_isComputedAnew() {
    CandidateGrid grid = new CandidateGrid();
    assertEquals(Digits.NONE, placements.digits(grid));
    for (int column = 3; column < 9; column++) {
      grid.remove(Cells.at(0, column), 5);
    }
    assertEquals(Digits.only(5), placements.digits(grid));
    assertEquals("B1 B2 B3 C1 C2 C3", placements.impossible(grid, 5).toString());
  }

  @Test
  void impossible_seededPositions_sameAsTryingAll() {
    Positions positions = new Positions(7);
    for (int i = 0; i < 200; i++) {
      CandidateGrid grid = positions.next();
      for (int digit = 1; digit <= 9; digit++) {
        assertEquals(tried(grid, digit).toString(), placements.impossible(grid, digit).toString());
      }
    }
  }

  private static CellSet tried(CandidateGrid grid, int digit) {
    MutableCellSet impossible = new MutableCellSet();
    CellSet cells = grid.cells(digit);
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell)) {
      MutableCellSet open = new MutableCellSet().setTo(cells).andNot(CellSets.peers(cell));
      if (!canPlace(grid, digit, 0, open)) {
        impossible.add(cell);
      }
    }
    return impossible;
  }

  /** Whether the rows from {@code row} on have places for {@code digit} that agree. */
  private static boolean canPlace(CandidateGrid grid, int digit, int row, CellSet open) {
    if (row == Cells.SIDE) {
      return true;
    }
    if (!Digits.has(grid.missing(row), digit)) {
      return canPlace(grid, digit, row + 1, open);
    }
    for (int column = 0; column < Cells.SIDE; column++) {
      int cell = Cells.at(row, column);
      if (open.has(cell)) {
        MutableCellSet rest = new MutableCellSet().setTo(open).andNot(CellSets.peers(cell));
        if (canPlace(grid, digit, row + 1, rest)) {
          return true;
        }
      }
    }
    return false;
  }
}
