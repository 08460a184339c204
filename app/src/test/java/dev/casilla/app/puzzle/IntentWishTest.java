package dev.casilla.app.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.Intent;
import android.os.BadParcelableException;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class IntentWishTest {
  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void of_ownIntents_isWhatTheyAreFor() {
    assertEquals(7, IntentWish.of(PuzzleActivity.intent(context, 7)).getLong(SavedScene.SHEET));
    assertEquals(
        SavedScene.BLANK,
        IntentWish.of(PuzzleActivity.typing(context)).getString(SavedScene.PLACE));
  }

  @Test
  public void of_launcher_isNone() {
    assertTrue(IntentWish.of(new Intent(Intent.ACTION_MAIN)).isEmpty());
  }

  /** The system keeps what a task began with, and begins it again with that. */
  @Test
  public void of_taskBegunAgain_isNone() {
    int again = Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY;
    assertTrue(IntentWish.of(PuzzleActivity.intent(context, 7).addFlags(again)).isEmpty());
    assertTrue(IntentWish.of(PuzzleActivity.typing(context).addFlags(again)).isEmpty());
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
    assertTrue(IntentWish.of(foreign).isEmpty());
  }
}
