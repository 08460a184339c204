package dev.casilla.cli.bench;

import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class SolutionCheckerTest {
  private final byte[] solution = new byte[81];

  SolutionCheckerTest() {
    for (int cell = 0; cell < 81; cell++) {
      solution[cell] = (byte) (SOLUTION.charAt(cell) - '0');
    }
  }

  @Test
  void isSolution_solution_isTrue() {
    assertTrue(SolutionChecker.isSolution(PUZZLE, solution));
  }

  @Test
  void isSolution_anyCellChanged_isFalse() {
    for (int cell = 0; cell < 81; cell++) {
      byte digit = solution[cell];
      for (byte other = 0; other <= 10; other++) {
        if (other != digit) {
          solution[cell] = other;
          assertFalse(SolutionChecker.isSolution(".".repeat(81), solution), "cell " + cell);
        }
      }
      solution[cell] = digit;
    }
  }

  @Test
  void isSolution_ofAnotherPuzzle_isFalse() {
    assertFalse(SolutionChecker.isSolution("5" + PUZZLE.substring(1), solution));
  }

  @Test
  void isSolution_blocksOnlyWrong_isFalse() {
    for (int cell = 0; cell < 81; cell++) {
      solution[cell] = (byte) ((cell / 9 + cell % 9) % 9 + 1);
    }
    assertFalse(SolutionChecker.isSolution(".".repeat(81), solution));
  }
}
