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
 * The app starts without disk access on the main thread. Robolectric reports preferences and
 * databases; on a device, StrictMode ends the debug build at any disk access.
 */
@RunWith(AndroidJUnit4.class)
public final class AppStartTest {
  /** The flag of {@link StrictMode} for the death penalty. */
  private static final int PENALTY_DEATH = 1 << 28;

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void firstScreen_underTheDeathPenalty_appears() {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      assertEquals(Lifecycle.State.RESUMED, screen.getState());
    }
  }

  @Test
  public void firstScreen_boardIsUsable_reportsFullyDrawn() {
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
  public void mainThread_afterAnAllowedRead_diesAgain() {
    assertEquals("opened", StrictModeSetup.allowSmallRead(this::openDatabase));
    assertThrows(RuntimeException.class, this::openDatabase);
  }

  @Test
  public void leak_anywhere_dies() {
    String policy = StrictMode.getVmPolicy().toString();
    int mask = Integer.parseInt(policy.replaceAll("[^0-9-]", ""));
    assertEquals(policy, PENALTY_DEATH, mask & PENALTY_DEATH);
  }

  @Test
  public void otherThreads_mayAccessTheDisk() throws ExecutionException, InterruptedException {
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
