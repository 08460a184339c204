package dev.casilla.app.ui.puzzle;

import android.content.Intent;
import android.os.Bundle;
import dev.casilla.app.ui.common.SafeIntentReader;
import dev.casilla.app.ui.puzzle.session.SavedPuzzleState;
import dev.casilla.app.ui.puzzle.session.SheetSlot;

/** Finds in an intent which sheet is wished for. */
/*
 * Any app can open the screen, so of what an intent brought only this is read. One by which the
 * system begins the task again, from the list of recent ones, was meant when the task was first
 * begun: by now the person may have gone on to another sheet, which is the last one.
 */
final class SheetIntentParser {
  private SheetIntentParser() {}

  /** The wish of {@code intent}, named as {@link SavedPuzzleState} does; empty if it has none. */
  static Bundle of(Intent intent) {
    boolean isOutdated = (intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
    return isOutdated ? new Bundle() : SafeIntentReader.read(() -> found(intent), new Bundle());
  }

  private static Bundle found(Intent intent) {
    Bundle wish = new Bundle();
    long sheet = intent.getLongExtra(SavedPuzzleState.SHEET, SheetSlot.NEW);
    if (sheet != SheetSlot.NEW) {
      wish.putLong(SavedPuzzleState.SHEET, sheet);
    }
    if (SavedPuzzleState.BLANK.equals(intent.getStringExtra(SavedPuzzleState.PLACE))) {
      wish.putString(SavedPuzzleState.PLACE, SavedPuzzleState.BLANK);
    }
    return wish;
  }
}
