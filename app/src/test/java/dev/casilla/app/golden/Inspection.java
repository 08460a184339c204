package dev.casilla.app.golden;

import android.graphics.Bitmap;
import android.graphics.Color;
import android.graphics.Rect;
import android.text.Layout;
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

  /** What the edge of a letter may differ from the rest of it, for each channel. */
  private static final int SAME_STEPS = 8;

  private final View window;
  private final Bitmap picture;
  private final double leastContrast;
  private final List<String> faults = new ArrayList<>();

  private Inspection(View window, Bitmap picture, double leastContrast) {
    this.window = window;
    this.picture = picture;
    this.leastContrast = leastContrast;
  }

  /** What is wrong with {@code window}, which looks like {@code picture}. */
  static List<String> of(View window, Bitmap picture, double leastContrast) {
    Inspection inspection = new Inspection(window, picture, leastContrast);
    inspection.inspect(window);
    return inspection.faults;
  }

  private void inspect(View view) {
    if (view.getVisibility() != View.VISIBLE) {
      return;
    }
    if (view.isClickable() && view.isEnabled() && isWhole(view)) {
      inspectTarget(view);
    }
    if (view instanceof TextView text && text.length() > 0 && !(view instanceof EditText)) {
      inspectText(text);
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
    }
    if (isWhole(text)) {
      check(isInside(text), "outside", text);
      if (text.isEnabled() && !isCovered(text)) {
        inspectContrast(text);
      }
    }
  }

  private void inspectContrast(TextView text) {
    Map<Integer, Integer> colors = colorsBehind(text);
    int ground = Color.TRANSPARENT;
    boolean isSeen = false;
    for (int color : colors.keySet()) {
      if (colors.getOrDefault(color, 0) > colors.getOrDefault(ground, 0)) {
        ground = color;
      }
      isSeen |= isSame(color, text.getCurrentTextColor());
    }
    if (isSeen) {
      double contrast = ColorUtils.calculateContrast(text.getCurrentTextColor(), ground);
      check(contrast >= leastContrast, "pale (" + contrast + ")", text);
    }
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

  private static boolean isWhole(View view) {
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

  private static boolean isSame(int one, int other) {
    return Math.abs(Color.red(one) - Color.red(other)) <= SAME_STEPS
        && Math.abs(Color.green(one) - Color.green(other)) <= SAME_STEPS
        && Math.abs(Color.blue(one) - Color.blue(other)) <= SAME_STEPS;
  }

  private static String describe(View view) {
    String name =
        view.getId() == View.NO_ID
            ? view.getClass().getSimpleName()
            : view.getResources().getResourceEntryName(view.getId());
    String size = " of " + view.getWidth() + " x " + view.getHeight();
    return view instanceof TextView text ? name + " “" + text.getText() + "”" + size : name + size;
  }
}
