package dev.casilla.app.golden;

import android.graphics.Bitmap;
import android.graphics.Rect;
import android.text.Layout;
import android.text.StaticLayout;
import android.view.View;
import android.view.ViewGroup;
import android.widget.EditText;
import android.widget.TextView;
import androidx.core.graphics.ColorUtils;
import com.google.android.material.progressindicator.BaseProgressIndicator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds texts that are cut off or too pale, and touch targets that are too small. */
/*
 * Only completely visible views are checked; the others are scrolled out or covered, wholly or in
 * part.
 */
final class Inspection {
  private static final int LEAST_TARGET_DP = 48;

  /**
   * The part of the text color that some pixel of a letter must have; edges blend with the
   * background.
   */
  private static final double LEAST_INK = 0.5;

  private final View window;
  private final Bitmap picture;
  private final double leastContrast;
  private final List<String> faults = new ArrayList<>();

  private Inspection(View window, Bitmap picture, double leastContrast) {
    this.window = window;
    this.picture = picture;
    this.leastContrast = leastContrast;
  }

  /**
   * Returns the faults of {@code window} of {@code screen} in {@code setting}, drawn as {@code
   * picture}.
   */
  static List<String> of(
      View window, Bitmap picture, PictureSetting setting, PicturedScreen<?> screen) {
    List<String> faults = of(window, picture, setting.look().leastContrast);
    // Lengthened English is not a real language: texts must be whole, but may need scrolling.
    if (setting.device().hasRoom() && setting.language() != PictureLanguage.LENGTHENED) {
      faults.addAll(ScrollEdgeInspection.hidden(window, screen.primaryContent()));
    }
    return faults;
  }

  /** Returns the faults of {@code window}, drawn as {@code picture}. */
  static List<String> of(View window, Bitmap picture, double leastContrast) {
    Inspection inspection = new Inspection(window, picture, leastContrast);
    inspection.inspect(window);
    return inspection.faults;
  }

  private void inspect(View view) {
    // Transparent text is for screen readers only.
    if (view.getVisibility() != View.VISIBLE || view.getAlpha() == 0) {
      return;
    }
    if (view.isClickable() && view.isEnabled() && isWhole(view)) {
      inspectTarget(view);
    }
    if (view instanceof TextView text && text.length() > 0) {
      inspectText(text);
    } else if (view instanceof EditText field && field.getHint() != null) {
      inspectHint(field);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        inspect(group.getChildAt(i));
      }
    }
  }

  private void inspectTarget(View view) {
    int least = Math.round(LEAST_TARGET_DP * view.getResources().getDisplayMetrics().density);
    boolean isLarge = view.getWidth() >= least && view.getHeight() >= least;
    check(isLarge || view instanceof BaseProgressIndicator, "too small to tap", view);
  }

  private void inspectText(TextView text) {
    Layout layout = text.getLayout();
    if (layout == null) {
      check(!isWhole(text), "not laid out", text);
      return;
    }
    int room = text.getHeight() - text.getCompoundPaddingTop() - text.getCompoundPaddingBottom();
    int last = layout.getLineCount() - 1;
    check(layout.getEllipsisCount(last) == 0, "shortened", text);
    check(layout.getHeight() <= room, "cut off", text);
    for (int line = 0; line <= last; line++) {
      check(layout.getLineMax(line) <= layout.getWidth() + 1, "too wide", text);
      check(!isInWord(layout.getText(), layout.getLineEnd(line)), "broken in two", text);
    }
    inspectLook(text, text.getCurrentTextColor());
  }

  /** The platform does not expose the layout of a hint, so the test lays it out again. */
  private void inspectHint(EditText field) {
    CharSequence hint = field.getHint();
    int across = field.getWidth() - field.getCompoundPaddingLeft();
    int width = Math.max(0, across - field.getCompoundPaddingRight());
    int room = field.getHeight() - field.getCompoundPaddingTop() - field.getCompoundPaddingBottom();
    Layout layout =
        StaticLayout.Builder.obtain(hint, 0, hint.length(), field.getPaint(), width).build();
    boolean isShortened = layout.getLineCount() > field.getMaxLines();
    check(!isShortened, "shortened", field);
    check(isShortened || layout.getHeight() <= room, "cut off", field);
    inspectLook(field, field.getCurrentHintTextColor());
  }

  private void inspectLook(TextView text, int color) {
    if (isWhole(text)) {
      check(isInside(text), "outside", text);
      if (text.isEnabled() && !isCovered(text)) {
        inspectContrast(text, color);
      }
    }
  }

  /** Returns whether {@code place} is inside a word. */
  private static boolean isInWord(CharSequence text, int place) {
    return place > 0
        && place < text.length()
        && isPartOfWord(Character.codePointBefore(text, place))
        && isPartOfWord(Character.codePointAt(text, place));
  }

  /** Chinese text may be broken at any character. */
  private static boolean isPartOfWord(int character) {
    return Character.isLetterOrDigit(character) && !Character.isIdeographic(character);
  }

  private void inspectContrast(TextView text, int color) {
    Map<Integer, Integer> colors = colorsBehind(text);
    // Views in a fading edge have other colors until they are scrolled to.
    if (colors.isEmpty() || isBlank(text) || !ScrollEdgeInspection.isClearOfFades(text)) {
      return;
    }
    int paper = paper(colors, color);
    int ink = ColorUtils.compositeColors(color, paper);
    double contrast = ColorUtils.calculateContrast(ink, paper);
    check(contrast >= leastContrast, "pale (" + contrast + ")", text);
    boolean isSeen = colors.keySet().stream().anyMatch(seen -> isInked(seen, ink, paper));
    check(isSeen, "not to be seen", text);
  }

  /**
   * Returns the most frequent color except the text color, or the text color if there is no other.
   * The shades of a picture behind the text are less frequent.
   */
  private static int paper(Map<Integer, Integer> colors, int ink) {
    int paper = ink;
    for (int color : colors.keySet()) {
      boolean isMore =
          paper == ink || colors.getOrDefault(color, 0) > colors.getOrDefault(paper, 0);
      paper = color != ink && isMore ? color : paper;
    }
    return paper;
  }

  /** Returns whether a pixel is close enough to the text color; thin strokes never reach it. */
  private static boolean isInked(int color, int ink, int paper) {
    int some = 0;
    int full = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      int way = (ink >> shift & 0xFF) - (paper >> shift & 0xFF);
      some += way * ((color >> shift & 0xFF) - (paper >> shift & 0xFF));
      full += way * way;
    }
    return some >= LEAST_INK * full;
  }

  /** Returns the number of pixels of each color in the bounds of the text. */
  private Map<Integer, Integer> colorsBehind(TextView text) {
    Rect place = new Rect();
    text.getGlobalVisibleRect(place);
    int left = Math.max(0, place.left + text.getCompoundPaddingLeft());
    int top = Math.max(0, place.top + text.getCompoundPaddingTop());
    int right = Math.min(picture.getWidth(), place.right - text.getCompoundPaddingRight());
    int bottom = Math.min(picture.getHeight(), place.bottom - text.getCompoundPaddingBottom());
    Map<Integer, Integer> colors = new HashMap<>();
    int width = Math.max(0, right - left);
    int[] row = new int[width];
    for (int y = top; width > 0 && y < bottom; y++) {
      picture.getPixels(row, 0, width, left, y, width, 1);
      for (int color : row) {
        colors.merge(color, 1, Integer::sum);
      }
    }
    return colors;
  }

  private boolean isInside(View view) {
    int[] place = new int[2];
    view.getLocationInWindow(place);
    return place[0] >= 0 && place[0] + view.getWidth() <= window.getWidth();
  }

  private void check(boolean isFine, String fault, View view) {
    if (!isFine) {
      faults.add(fault + ": " + describe(view));
    }
  }

  /** Returns whether no part of {@code view} is scrolled out. */
  static boolean isWhole(View view) {
    Rect seen = new Rect();
    return view.getGlobalVisibleRect(seen)
        && seen.height() == view.getHeight()
        && seen.width() == view.getWidth();
  }

  /** Returns whether a later child of a parent covers the view with something visible. */
  private static boolean isCovered(View view) {
    View below = view;
    while (below.getParent() instanceof ViewGroup parent) {
      for (int i = parent.indexOfChild(below) + 1; i < parent.getChildCount(); i++) {
        if (liesOn(parent.getChildAt(i), view)) {
          return true;
        }
      }
      below = parent;
    }
    return false;
  }

  private static boolean liesOn(View above, View view) {
    Rect one = new Rect();
    Rect other = new Rect();
    return above.getVisibility() == View.VISIBLE
        && above.getBackground() != null
        && above.getGlobalVisibleRect(one)
        && view.getGlobalVisibleRect(other)
        && Rect.intersects(one, other);
  }

  /** Returns the id, text and size of {@code view}. */
  static String describe(View view) {
    // Ids of chips are generated and have no resource name.
    String name =
        view.getId() >>> 24 == 0 || view.getId() == View.NO_ID
            ? view.getClass().getSimpleName()
            : view.getResources().getResourceEntryName(view.getId());
    String size = " of " + view.getWidth() + " x " + view.getHeight();
    return view instanceof TextView text ? name + " “" + words(text) + "”" + size : name + size;
  }

  private static boolean isBlank(TextView text) {
    return words(text).toString().isBlank();
  }

  private static CharSequence words(TextView text) {
    return text.length() == 0 && text.getHint() != null ? text.getHint() : text.getText();
  }
}
