package dev.casilla.app.ui.history.transfer;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.Polling.eventually;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.testing.EmptyArchiveRule;
import dev.casilla.app.testing.device.OtherAppsRule;
import dev.casilla.app.testing.device.ProvidedFiles;
import dev.casilla.app.testing.device.Rotation;
import dev.casilla.app.ui.history.HistoryActivity;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;

/** Imports and exports through the system's file picker. */
public abstract class TransferFlow {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  @Rule public final EmptyArchiveRule archive = new EmptyArchiveRule();
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();
  @Rule public final OtherAppsRule others = new OtherAppsRule();

  private final Context context = ApplicationProvider.getApplicationContext();
  private ActivityScenario<HistoryActivity> screen;

  @Before
  public void open() {
    screen = ActivityScenario.launch(HistoryActivity.class);
  }

  @After
  public void closeScreen() {
    screen.close();
  }

  @Test
  public void chosenFile_screenMadeAnew_isImportedAndExportedAgain() {
    importFrom(ProvidedFiles.with("puzzles.sdm", GRID + "\n" + GRID.substring(3) + "\n"));
    says(R.plurals.imported);
    says(R.plurals.import_malformed);
    Rotation.turnAndRecreate(screen);
    says(R.plurals.imported);

    Uri lines = exportTo("out.sdm", R.string.history_export_sdm);
    assertEquals("out.sdm", GRID, ProvidedFiles.text(lines).trim());
  }

  @Test
  public void everything_exportedAndImported_isKnown() {
    importFrom(ProvidedFiles.with("puzzles.sdm", GRID));
    says(R.plurals.imported);
    Uri all = exportTo("out.json", R.string.history_export_json);
    Rotation.turnAndRecreate(screen);
    says(R.plurals.exported);
    importFrom(all);
    says(R.plurals.import_known);
  }

  @Test
  public void fileWithoutPuzzles_isRefusedInWords() {
    importFrom(ProvidedFiles.with("letter.txt", "Dear all"));
    String fact = context.getString(R.string.import_failed);
    eventually(() -> onView(withText(fact)).check(matches(isDisplayed())));
    Rotation.turnAndRecreate(screen);
    eventually(() -> onView(withText(fact)).check(matches(isDisplayed())));
    onView(withText(R.string.history_ok)).perform(click());
    onView(withText(fact)).check(matches(not(isDisplayed())));
  }

  @Test
  public void nothingChosen_changesNothing() {
    openMenu();
    onView(withText(R.string.history_import)).perform(click());
    assertEquals(Intent.ACTION_OPEN_DOCUMENT, others.lastAsked().getAction());
    eventually(() -> onView(withText(R.string.history_empty)).check(matches(isDisplayed())));
  }

  private void importFrom(Uri place) {
    others.choose(place);
    openMenu();
    onView(withText(R.string.history_import)).perform(click());
    assertEquals(Intent.ACTION_OPEN_DOCUMENT, others.lastAsked().getAction());
  }

  private Uri exportTo(String name, int form) {
    Uri place = ProvidedFiles.with(name, "");
    others.choose(place);
    openMenu();
    Rotation.turnAndRecreate(screen);
    eventually(() -> onView(withText(R.string.history_export)).perform(click()));
    eventually(() -> onView(withText(form)).perform(click()));
    assertEquals(Intent.ACTION_CREATE_DOCUMENT, others.lastAsked().getAction());
    says(R.plurals.exported);
    return place;
  }

  private static void openMenu() {
    int menu = androidx.appcompat.R.string.abc_action_menu_overflow_description;
    eventually(() -> onView(withContentDescription(menu)).perform(click()));
  }

  private void says(int words) {
    String one = context.getResources().getQuantityString(words, 1, 1);
    eventually(() -> onView(withText(one)).check(matches(isDisplayed())));
  }
}
