package dev.casilla.app.puzzle;

import android.content.Intent;
import android.os.Bundle;
import dev.casilla.app.page.Brought;

/** Finds in an intent which sheet is wished for. */
/*
 * Any app can open the screen, so of what an intent brought only this is read. One by which the
 * system begins the task again, from the list of recent ones, was meant when the task was first
 * begun: by now the person may have gone on to another sheet, which is the last one.
 */
final class IntentWish {
  private IntentWish() {}

  /** The wish of {@code intent}, named as {@link SavedScene} does; empty if it has none. */
  static Bundle of(Intent intent) {
    boolean isOutdated = (intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
    return isOutdated ? new Bundle() : Brought.read(() -> found(intent), new Bundle());
  }

  private static Bundle found(Intent intent) {
    Bundle wish = new Bundle();
    long sheet = intent.getLongExtra(SavedScene.SHEET, Slot.NEW);
    if (sheet != Slot.NEW) {
      wish.putLong(SavedScene.SHEET, sheet);
    }
    if (SavedScene.BLANK.equals(intent.getStringExtra(SavedScene.PLACE))) {
      wish.putString(SavedScene.PLACE, SavedScene.BLANK);
    }
    return wish;
  }
}
