package dev.casilla.app.golden;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import androidx.core.widget.NestedScrollView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Inspects which views must be scrolled to, and what the end of a scroll view cuts. */
final class ScrollEdgeInspection {
  private ScrollEdgeInspection() {}

  /**
   * Returns the ids of {@code primaryContent} that {@code window} has but shows only after
   * scrolling.
   */
  static List<String> hidden(View window, Set<Integer> primaryContent) {
    List<String> hidden = new ArrayList<>();
    for (int id : primaryContent) {
      View view = window.findViewById(id);
      if (view != null && isThere(view) && !(Inspection.isWhole(view) && isClearOfFades(view))) {
        hidden.add("not visible without scrolling: " + Inspection.describe(view));
      }
    }
    return hidden;
  }

  /**
   * Returns the clickable views in {@code view} that the end of a scroll view cuts: more of them is
   * visible than the fading edge covers, but not all.
   */
  static List<String> cutByScrollEdges(View view) {
    List<String> cut = new ArrayList<>();
    if (view.getVisibility() == View.VISIBLE) {
      if (view.isClickable() && isInScrolledContent(view) && isCut(view)) {
        cut.add("cut by a scroll edge: " + Inspection.describe(view));
      }
      if (view instanceof ViewGroup group) {
        for (int i = 0; i < group.getChildCount(); i++) {
          cut.addAll(cutByScrollEdges(group.getChildAt(i)));
        }
      }
    }
    return cut;
  }

  private static boolean isInScrolledContent(View view) {
    return view.getParent() instanceof ViewGroup parent
        && (parent.canScrollVertically(1) || isInScrolledContent(parent));
  }

  private static boolean isCut(View view) {
    Rect seen = new Rect();
    boolean isSeen = view.getGlobalVisibleRect(seen);
    boolean isFine =
        seen.height() == view.getHeight() ? isClearOfFades(view) : seen.height() <= fade(view);
    return isSeen && !isFine;
  }

  /** Returns the length of the fading edge of the scroll view that contains {@code view}. */
  private static int fade(View view) {
    return view.getParent() instanceof ViewGroup parent
        ? Math.max(ownFade(parent), fade(parent))
        : 0;
  }

  /** Zero if there is nothing more to scroll. */
  private static int ownFade(ViewGroup group) {
    if (!group.isVerticalFadingEdgeEnabled() || !group.canScrollVertically(1)) {
      return 0;
    }
    int most = group.getVerticalFadingEdgeLength();
    if (!(group instanceof NestedScrollView)) {
      return most;
    }
    int seen = group.getHeight() - group.getPaddingTop() - group.getPaddingBottom();
    return Math.min(most, group.getChildAt(0).getHeight() - group.getScrollY() - seen);
  }

  /** Returns whether the view and all its parents are visible. */
  private static boolean isThere(View view) {
    return view.getVisibility() == View.VISIBLE
        && (!(view.getParent() instanceof View parent) || isThere(parent));
  }

  /** Returns whether the view is outside every fading edge. */
  static boolean isClearOfFades(View view) {
    Rect place = new Rect();
    view.getGlobalVisibleRect(place);
    View below = view;
    while (below.getParent() instanceof ViewGroup parent) {
      Rect whole = new Rect();
      parent.getGlobalVisibleRect(whole);
      int fade = ownFade(parent);
      if (fade > 0 && place.bottom > whole.bottom - parent.getPaddingBottom() - fade) {
        return false;
      }
      below = parent;
    }
    return true;
  }
}
