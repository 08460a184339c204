package dev.casilla.app.ui.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.Intent;
import android.os.BadParcelableException;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.ui.puzzle.session.SavedPuzzleState;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class SheetIntentParserTest {
  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void of_ownIntents_isWhatTheyAreFor() {
    assertEquals(
        7, SheetIntentParser.of(PuzzleActivity.intent(context, 7)).getLong(SavedPuzzleState.SHEET));
    assertEquals(
        SavedPuzzleState.BLANK,
        SheetIntentParser.of(PuzzleActivity.typing(context)).getString(SavedPuzzleState.PLACE));
  }

  @Test
  public void of_launcher_isNone() {
    assertTrue(SheetIntentParser.of(new Intent(Intent.ACTION_MAIN)).isEmpty());
  }

  /** The system keeps the intent that started a task, and restarts the task with it. */
  @Test
  public void of_taskBegunAgain_isNone() {
    int again = Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY;
    assertTrue(SheetIntentParser.of(PuzzleActivity.intent(context, 7).addFlags(again)).isEmpty());
    assertTrue(SheetIntentParser.of(PuzzleActivity.typing(context).addFlags(again)).isEmpty());
  }

  @Test
  public void of_whatOnlyAnotherAppCanUnpack_isNone() {
    Intent foreign =
        new Intent() {
          @Override
          public long getLongExtra(String name, long otherwise) {
            throw new BadParcelableException("for this test");
          }
        };
    assertTrue(SheetIntentParser.of(foreign).isEmpty());
  }
}
