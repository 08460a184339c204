package dev.casilla.app.ui.share;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.Polling.eventually;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.net.Uri;
import androidx.core.content.IntentCompat;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.ArchiveAccess;
import dev.casilla.app.testing.EmptyArchiveRule;
import dev.casilla.app.testing.device.OtherAppsRule;
import dev.casilla.app.testing.device.ProvidedFiles;
import dev.casilla.app.testing.device.Rotation;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.solver.Grid;
import java.util.Objects;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;

/** Shares a puzzle in each format. */
public abstract class ShareFlow {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  @Rule public final EmptyArchiveRule archive = new EmptyArchiveRule();
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();
  @Rule public final OtherAppsRule others = new OtherAppsRule();

  private ActivityScenario<PuzzleActivity> screen;

  @Before
  public void openPuzzle() {
    ArchiveAccess.add(Origin.TYPED, Sheet.of(Grid.parse(GRID)));
    screen = ActivityScenario.launch(PuzzleActivity.class);
    int menu = androidx.appcompat.R.string.abc_action_menu_overflow_description;
    eventually(() -> onView(withContentDescription(menu)).perform(click()));
    eventually(() -> onView(withText(R.string.share)).perform(click()));
    Rotation.turnAndRecreate(screen);
  }

  @After
  public void closeScreen() {
    screen.close();
  }

  @Test
  public void text_isOffered() {
    choose(R.string.share_text);
    assertEquals("text/plain", offered().getType());
    String text = String.valueOf(offered().getStringExtra(Intent.EXTRA_TEXT));
    assertEquals(Grid.parse(GRID), Grid.parse(text.replaceAll("[^0-9.]", "")));
    assertTrue(text, text.contains("\n"));
  }

  @Test
  public void picture_isOffered() {
    choose(R.string.share_picture);
    eventually(() -> assertEquals("image/png", offered().getType()));
    byte[] bytes = ProvidedFiles.bytes(file());
    Bitmap picture = BitmapFactory.decodeByteArray(bytes, 0, bytes.length);
    assertTrue(picture.getWidth() > 500 && picture.getWidth() == picture.getHeight());
  }

  @Test
  public void file_isOfferedAsOtherAppsReadIt() {
    choose(R.string.share_file);
    eventually(() -> assertTrue(String.valueOf(file()), file().getPath().endsWith(".sdm")));
    assertEquals(GRID, ProvidedFiles.text(file()).trim());
    int granted = others.lastAsked().getFlags() & Intent.FLAG_GRANT_READ_URI_PERMISSION;
    assertEquals(Intent.FLAG_GRANT_READ_URI_PERMISSION, granted);
  }

  @Test
  public void copy_isInTheClipboard() {
    choose(R.string.share_copy);
    Context context = ApplicationProvider.getApplicationContext();
    screen.onActivity(
        activity -> {
          ClipData copied = context.getSystemService(ClipboardManager.class).getPrimaryClip();
          assertEquals(GRID, String.valueOf(Objects.requireNonNull(copied).getItemAt(0).getText()));
        });
  }

  private static void choose(int form) {
    eventually(() -> onView(withText(form)).inRoot(isDialog()).perform(scrollTo(), click()));
  }

  /** The intent inside the app chooser. */
  private Intent offered() {
    Intent chooser = others.lastAsked();
    assertEquals(Intent.ACTION_CHOOSER, chooser.getAction());
    return Objects.requireNonNull(
        IntentCompat.getParcelableExtra(chooser, Intent.EXTRA_INTENT, Intent.class));
  }

  private Uri file() {
    return Objects.requireNonNull(
        IntentCompat.getParcelableExtra(offered(), Intent.EXTRA_STREAM, Uri.class));
  }
}
