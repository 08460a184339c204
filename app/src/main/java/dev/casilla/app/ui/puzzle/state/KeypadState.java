package dev.casilla.app.ui.puzzle.state;

import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The nine keys. Immutable. */
public record KeypadState(List<Key> keys) {
  /**
   * A key.
   *
   * @param left how often its digit is missing on the board
   * @param isHighlighted whether its digit is armed, or in the selected cell
   * @param isMissing whether a check found that no clue has its digit
   */
  public record Key(int digit, int left, boolean isHighlighted, boolean isMissing) {}

  public KeypadState {
    keys = Collections.unmodifiableList(new ArrayList<>(keys));
  }

  static KeypadState of(PuzzleState state) {
    Grid digits = state.editor().sheet().digits();
    int highlighted = PuzzleBoardFactory.highlightedDigit(state.editor());
    int missing =
        state.display() == SolutionDisplay.VERDICT
            ? state.analysis().map(PuzzleAnalysis::missingDigits).orElse(Digits.NONE)
            : Digits.NONE;
    List<Key> keys = new ArrayList<>();
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      int left = Math.max(0, Cells.SIDE - occurrences(digits, digit));
      keys.add(new Key(digit, left, digit == highlighted, Digits.has(missing, digit)));
    }
    return new KeypadState(keys);
  }

  private static int occurrences(Grid digits, int digit) {
    int occurrences = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      occurrences += digits.digitAt(cell) == digit ? 1 : 0;
    }
    return occurrences;
  }
}
