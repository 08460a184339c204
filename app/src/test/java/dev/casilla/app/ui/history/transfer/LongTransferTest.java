package dev.casilla.app.ui.history.transfer;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.Polling.eventually;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.net.Uri;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.data.transfer.SheetExporter;
import dev.casilla.app.data.transfer.document.ContentDocument;
import dev.casilla.app.data.transfer.document.SlowDocument;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.ArchiveAccess;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.testing.device.Rotation;
import dev.casilla.app.ui.history.HistoryActivity;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.shadows.ShadowLooper;

/** A slow document shows progress, can be cancelled and survives rotation. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Category(SlowTests.class)
public final class LongTransferTest {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  /** Longer than the delay before progress is shown. */
  private static final long NOTICED_MILLIS = 1_000;

  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  private final Uri place = Uri.parse("content://far.away/puzzles.sdm");
  private final Context context = ApplicationProvider.getApplicationContext();
  private final SlowDocument far = new SlowDocument(GRID);
  private final ActivityScenario<HistoryActivity> screen;

  public LongTransferTest(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    shadowOf(context.getContentResolver()).registerInputStreamSupplier(place, far::input);
    shadowOf(context.getContentResolver()).registerOutputStreamSupplier(place, far::output);
    screen = ActivityScenario.launch(HistoryActivity.class);
  }

  @Parameters(name = "{0}")
  public static List<String> languages() {
    return List.of("en", "es", "zh-rCN");
  }

  @After
  public void closeScreen() {
    far.arrive();
    screen.close();
  }

  @Test
  public void importing_screenMadeAnew_goesOnToItsEnd() {
    beginImport();
    says(R.string.importing);
    Rotation.turn(screen);
    says(R.string.importing);
    far.arrive();
    String imported = context.getResources().getQuantityString(R.plurals.imported, 1, 1);
    eventually(() -> onView(withText(imported)).check(matches(isDisplayed())));
    assertTrue(ArchiveAccess.last().isPresent());
  }

  @Test
  public void importing_cancelled_changesNothing() {
    beginImport();
    says(R.string.importing);
    onView(withText(R.string.history_cancel)).perform(click());
    onView(withText(R.string.importing)).check(matches(not(isDisplayed())));
    far.arrive();
    assertTrue("the wait was not ended", far.wasInterrupted());
    assertEquals(Optional.empty(), ArchiveAccess.last());
  }

  @Test
  public void exporting_cancelled_isOver() {
    ArchiveAccess.add(Origin.TYPED, Sheet.of(Grid.parse(GRID)));
    screen.onActivity(
        activity ->
            transfers(activity)
                .exportTo(
                    place.toString(),
                    new ContentDocument(activity, place),
                    SheetExporter.Format.SDM));
    ShadowLooper.idleMainLooper(NOTICED_MILLIS, TimeUnit.MILLISECONDS);
    says(R.string.exporting);
    Rotation.turn(screen);
    says(R.string.exporting);
    onView(withText(R.string.history_cancel)).perform(click());
    onView(withText(R.string.exporting)).check(matches(not(isDisplayed())));
    assertTrue("the wait was not ended", far.wasInterrupted());
  }

  private void beginImport() {
    screen.onActivity(
        activity ->
            transfers(activity).importFrom(place.toString(), new ContentDocument(activity, place)));
    ShadowLooper.idleMainLooper(NOTICED_MILLIS, TimeUnit.MILLISECONDS);
  }

  private static TransferViewModel transfers(HistoryActivity activity) {
    return new ViewModelProvider(activity).get(TransferViewModel.class);
  }

  private static void says(int words) {
    eventually(() -> onView(withText(words)).check(matches(isDisplayed())));
  }
}
