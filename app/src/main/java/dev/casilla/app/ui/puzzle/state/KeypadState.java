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
   * @param left how often its digit is still missing on the board
   * @param isLookedAt whether its digit is in hand, or in the selected cell
   * @param isMissing whether a check has found that its digit is missing among the clues
   */
  public record Key(int digit, int left, boolean isLookedAt, boolean isMissing) {}

  public KeypadState {
    keys = Collections.unmodifiableList(new ArrayList<>(keys));
  }

  /** The keys for what is on the desk of {@code scene}. */
  static KeypadState of(PuzzleState scene) {
    Grid digits = scene.editor().sheet().digits();
    int lookedAt = PuzzleBoardFactory.digitLookedAt(scene.editor());
    int missing =
        scene.display() == SolutionDisplay.VERDICT
            ? scene.analysis().map(PuzzleAnalysis::missingDigits).orElse(Digits.NONE)
            : Digits.NONE;
    List<Key> keys = new ArrayList<>();
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      int left = Math.max(0, Cells.SIDE - occurrences(digits, digit));
      keys.add(new Key(digit, left, digit == lookedAt, Digits.has(missing, digit)));
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
