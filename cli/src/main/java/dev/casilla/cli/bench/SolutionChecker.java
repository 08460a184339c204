package dev.casilla.cli.bench;

/** Verifies solutions; shares no code with the engine, so that it does not share its errors. */
final class SolutionChecker {
  private static final int SIDE = 9;
  private static final int ALL_NINE = 0b1_1111_1111_0;

  private SolutionChecker() {}

  /** Whether the solution keeps the clues of a grid string, and has each digit once in a unit. */
  static boolean isSolution(String puzzle, byte[] solution) {
    return keepsClues(puzzle, solution) && fillsUnits(solution);
  }

  private static boolean keepsClues(String puzzle, byte[] solution) {
    for (int cell = 0; cell < SIDE * SIDE; cell++) {
      char clue = puzzle.charAt(cell);
      if (clue >= '1' && clue <= '9' && clue - '0' != solution[cell]) {
        return false;
      }
    }
    return true;
  }

  private static boolean fillsUnits(byte[] solution) {
    for (int unit = 0; unit < SIDE; unit++) {
      int row = 0;
      int column = 0;
      int block = 0;
      for (int i = 0; i < SIDE; i++) {
        row |= bit(solution[unit * SIDE + i]);
        column |= bit(solution[i * SIDE + unit]);
        block |= bit(solution[(unit / 3 * 3 + i / 3) * SIDE + unit % 3 * 3 + i % 3]);
      }
      if (row != ALL_NINE || column != ALL_NINE || block != ALL_NINE) {
        return false;
      }
    }
    return true;
  }

  private static int bit(byte digit) {
    return digit >= 1 && digit <= SIDE ? 1 << digit : 0;
  }
}
