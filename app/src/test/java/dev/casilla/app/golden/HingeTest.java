package dev.casilla.app.golden;

import static org.junit.Assert.assertEquals;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.ui.photo.PhotoPictures;
import dev.casilla.app.ui.scan.ScanPictures;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** On a half-open device no text and no control crosses the fold. */
@RunWith(RobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
@Category(SlowTests.class)
public final class HingeTest {
  /** The fold is in the middle of the 673 pixels of the window. */
  private static final int FOLD = 673 / 2;

  private static final PictureSetting BOOK =
      new PictureSetting(
          Device.BOOK, PictureTheme.LIGHT, PictureSetting.Text.USUAL, PictureLanguage.SPANISH);
  private static final PictureSetting LAPTOP =
      new PictureSetting(
          Device.LAPTOP, PictureTheme.LIGHT, PictureSetting.Text.USUAL, PictureLanguage.CHINESE);

  @Test
  public void book_cards_areOnOneSide() {
    Predicate<Rect> isAcross = place -> place.left < FOLD && place.right > FOLD;
    assertEquals(List.of(), across(new ScanPictures(), Set.of("ask", "choose"), BOOK, isAcross));
    Set<String> photo = Set.of("choosing", "several", "no-room");
    assertEquals(List.of(), across(new PhotoPictures(), photo, BOOK, isAcross));
  }

  @Test
  public void laptop_cards_areOnOneSide() {
    Predicate<Rect> isAcross = place -> place.top < FOLD && place.bottom > FOLD;
    assertEquals(List.of(), across(new ScanPictures(), Set.of("ask", "choose"), LAPTOP, isAcross));
    Set<String> photo = Set.of("choosing", "several", "no-room");
    assertEquals(List.of(), across(new PhotoPictures(), photo, LAPTOP, isAcross));
  }

  private static List<String> across(
      PicturedScreen<?> screen,
      Set<String> states,
      PictureSetting setting,
      Predicate<Rect> isAcross) {
    List<String> across = new ArrayList<>();
    new Visit<>(screen, setting)
        .look(states, (state, activity, window) -> collect(window, isAcross, state, across));
    return across;
  }

  private static void collect(
      View view, Predicate<Rect> isAcross, String state, List<String> across) {
    Rect place = new Rect();
    boolean isUsed = view.isClickable() || (view instanceof TextView text && text.length() > 0);
    boolean isSeen = view.isShown() && view.getGlobalVisibleRect(place);
    if (isUsed && isSeen && isAcross.test(place)) {
      across.add(state + ": " + Inspection.describe(view) + " " + place);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), isAcross, state, across);
      }
    }
  }
}
