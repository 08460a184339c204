package dev.casilla.app.history;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.view.Menu;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.IdlingRegistry;
import androidx.test.espresso.IdlingResource;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import dev.casilla.app.R;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowActivity;

/** Importing and exporting through the system's document picker. */
@RunWith(AndroidJUnit4.class)
public final class TransferFlowTest {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  private static final Uri PLACE = Uri.parse("content://some.provider/puzzles.sdm");

  private final Context context = ApplicationProvider.getApplicationContext();
  private final List<IdlingResource> idling = new ArrayList<>();
  private final ActivityScenario<HistoryActivity> screen =
      ActivityScenario.launch(HistoryActivity.class);

  @After
  public void closeScreen() {
    idling.forEach(IdlingRegistry.getInstance()::unregister);
    screen.close();
  }

  @Test
  public void chosenFile_screenMadeAnew_isImportedAndExportedAgain() {
    shadowOf(context.getContentResolver())
        .registerInputStream(
            PLACE,
            new ByteArrayInputStream((GRID + "\n" + GRID.substring(3) + "\n").getBytes(UTF_8)));
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    shadowOf(context.getContentResolver()).registerOutputStream(PLACE, written);

    choose(R.id.history_import, Intent.ACTION_OPEN_DOCUMENT);
    onView(withText(quantity(R.plurals.imported))).check(matches(isDisplayed()));
    onView(withText(quantity(R.plurals.import_malformed))).check(matches(isDisplayed()));
    screen.recreate();
    watch();
    onView(withText(quantity(R.plurals.imported))).check(matches(isDisplayed()));

    choose(R.id.history_export_sdm, Intent.ACTION_CREATE_DOCUMENT);
    onView(withText(quantity(R.plurals.exported))).check(matches(isDisplayed()));
    assertEquals(GRID + "\n", new String(written.toByteArray(), UTF_8));
  }

  /** The picker answers with {@link #PLACE}. */
  private void choose(int item, String action) {
    screen.onActivity(
        activity -> {
          Menu menu = ((MaterialToolbar) activity.findViewById(R.id.bar)).getMenu();
          menu.performIdentifierAction(item, 0);
          ShadowActivity.IntentForResult asked =
              shadowOf(activity).getNextStartedActivityForResult();
          assertEquals(action, asked.intent.getAction());
          shadowOf(activity)
              .receiveResult(asked.intent, Activity.RESULT_OK, new Intent().setData(PLACE));
        });
    watch();
  }

  private String quantity(int words) {
    return context.getResources().getQuantityString(words, 1, 1);
  }

  private void watch() {
    idling.forEach(IdlingRegistry.getInstance()::unregister);
    idling.clear();
    screen.onActivity(activity -> idling.add(new HistoryIdling(activity)));
    idling.forEach(IdlingRegistry.getInstance()::register);
  }
}
