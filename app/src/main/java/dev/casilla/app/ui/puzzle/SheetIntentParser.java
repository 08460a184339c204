package dev.casilla.app.ui.puzzle;

import android.content.Intent;
import android.os.Bundle;
import dev.casilla.app.ui.common.SafeIntentReader;
import dev.casilla.app.ui.puzzle.editor.OpenSheet;
import dev.casilla.app.ui.puzzle.session.SavedPuzzleState;

/** Finds the requested sheet in an intent. */
// Any app can open the screen, so no other extras are read. An intent with which the system
// restarts
// the task from the recent apps is outdated: the person may have opened another sheet since.
final class SheetIntentParser {
  private SheetIntentParser() {}

  /**
   * The request in {@code intent}, with keys as in {@link SavedPuzzleState}; empty if it has none.
   */
  static Bundle of(Intent intent) {
    boolean isOutdated = (intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
    return isOutdated ? new Bundle() : SafeIntentReader.read(() -> found(intent), new Bundle());
  }

  private static Bundle found(Intent intent) {
    Bundle wish = new Bundle();
    long sheet = intent.getLongExtra(SavedPuzzleState.SHEET, OpenSheet.NEW);
    if (sheet != OpenSheet.NEW) {
      wish.putLong(SavedPuzzleState.SHEET, sheet);
    }
    if (SavedPuzzleState.BLANK.equals(intent.getStringExtra(SavedPuzzleState.PLACE))) {
      wish.putString(SavedPuzzleState.PLACE, SavedPuzzleState.BLANK);
    }
    return wish;
  }
}
