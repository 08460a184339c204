package dev.casilla.app.testing.device;

import android.app.Activity;
import android.view.View;
import dev.casilla.app.testing.Eventually;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Finds visible texts on a screen. */
public final class VisibleScreen {
  private VisibleScreen() {}

  /** Waits until {@code screen} shows {@code words}, and returns the views that do. */
  public static List<View> await(Activity screen, int words) {
    String text = screen.getString(words);
    Eventually.until(text, () -> !views(screen, text).isEmpty());
    return views(screen, text);
  }

  private static List<View> views(Activity screen, String text) {
    ArrayList<View> found = new ArrayList<>();
    View all = screen.getWindow().getDecorView();
    all.findViewsWithText(found, text, View.FIND_VIEWS_WITH_TEXT);
    return found.stream().filter(View::isShown).collect(Collectors.toList());
  }
}
