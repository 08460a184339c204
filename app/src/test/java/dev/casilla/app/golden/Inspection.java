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

/** Looks at a window as a strict reader would: what is cut off, pale or too small for a finger. */
/*
 * Every test of what is seen asks only about what is seen whole: the rest is scrolled away, or a
 * part of it is, or something lies on it.
 */
final class Inspection {
  private static final int LEAST_TARGET_DP = 48;

  /** Of a letter's own colour, somewhere in it: its edges are mixed with the paper's. */
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

  /** What is wrong with {@code window}, {@code screen}'s in {@code setting}, as in the picture. */
  static List<String> of(
      View window, Bitmap picture, PictureSetting setting, PicturedScreen<?> screen) {
    List<String> faults = of(window, picture, setting.look().leastContrast);
    // Nobody reads English a third longer: of it, all is to be whole, but may have to be scrolled
    // to.
    if (setting.device().hasRoom() && setting.language() != PictureLanguage.LENGTHENED) {
      faults.addAll(FoldInspection.hidden(window, screen.foremost()));
    }
    return faults;
  }

  /** What is wrong with {@code window}, which looks like {@code picture}. */
  static List<String> of(View window, Bitmap picture, double leastContrast) {
    Inspection inspection = new Inspection(window, picture, leastContrast);
    inspection.inspect(window);
    return inspection.faults;
  }

  private void inspect(View view) {
    // What is there with no colour at all is meant to be heard only.
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

  /** A hint's layout is the platform's secret, so it is laid out once more. */
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

  /** Whether what is before {@code place} and what is after belong together. */
  private static boolean isInWord(CharSequence text, int place) {
    return place > 0
        && place < text.length()
        && isPartOfWord(Character.codePointBefore(text, place))
        && isPartOfWord(Character.codePointAt(text, place));
  }

  /** Chinese may be broken everywhere. */
  private static boolean isPartOfWord(int character) {
    return Character.isLetterOrDigit(character) && !Character.isIdeographic(character);
  }

  private void inspectContrast(TextView text, int color) {
    Map<Integer, Integer> colors = colorsBehind(text);
    // What fades out has other colours there, and its own as soon as it is scrolled to.
    if (colors.isEmpty() || isBlank(text) || !FoldInspection.isClearOfFades(text)) {
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
   * The most frequent colour, but for the ink's: of a picture below, no shade may be as frequent.
   * If there is no other, it is the ink's.
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

  /** Whether a pixel has enough of the ink: a thin stroke has no pixel with all of it. */
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

  /** How many pixels of each colour there are where the letters are. */
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

  /** Whether nothing of {@code view} is scrolled away. */
  static boolean isWhole(View view) {
    Rect seen = new Rect();
    return view.getGlobalVisibleRect(seen)
        && seen.height() == view.getHeight()
        && seen.width() == view.getWidth();
  }

  /** Whether something lies on it: a later child of a parent, and not only air. */
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

  /** What {@code view} is called, says and measures. */
  static String describe(View view) {
    // Chips have ids that are no resource's.
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
