package dev.casilla.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import android.os.StrictMode;
import androidx.lifecycle.Lifecycle;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * The start takes no detour over a disk. Robolectric tells of Android's own ways there, preferences
 * and databases; a device's debug build is ended by any.
 */
@RunWith(AndroidJUnit4.class)
public final class AppStartTest {
  /** The tag that {@link StrictMode} logs with. */
  private static final int PENALTY_DEATH = 1 << 28;

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void firstScreen_underTheDeathPenalty_appears() {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      assertEquals(Lifecycle.State.RESUMED, screen.getState());
    }
  }

  @Test
  public void firstScreen_boardToBeUsed_saysThatTheStartIsOver() {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      AtomicBoolean isDrawn = new AtomicBoolean();
      Eventually.until(
          "fully drawn",
          () -> {
            screen.onActivity(activity -> isDrawn.set(shadowOf(activity).getReportFullyDrawn()));
            return isDrawn.get();
          });
    }
  }

  @Test
  public void mainThread_openingADatabase_dies() {
    assertThrows(RuntimeException.class, this::openDatabase);
  }

  @Test
  public void mainThread_afterTheSmallRead_diesAsBefore() {
    assertEquals("opened", StrictModeSetup.allowSmallRead(this::openDatabase));
    assertThrows(RuntimeException.class, this::openDatabase);
  }

  @Test
  public void leak_anywhere_isDeathToo() {
    String policy = StrictMode.getVmPolicy().toString();
    int mask = Integer.parseInt(policy.replaceAll("[^0-9-]", ""));
    assertEquals(policy, PENALTY_DEATH, mask & PENALTY_DEATH);
  }

  @Test
  public void otherThreads_mayTakeTheirTime() throws ExecutionException, InterruptedException {
    ExecutorService other = Executors.newSingleThreadExecutor();
    assertEquals("opened", other.submit(this::openDatabase).get());
    other.shutdown();
  }

  private String openDatabase() {
    try (SQLiteDatabase database =
        context.openOrCreateDatabase("some.db", Context.MODE_PRIVATE, null)) {
      database.execSQL("CREATE TABLE IF NOT EXISTS sheet (id INTEGER)");
      return "opened";
    }
  }
}
