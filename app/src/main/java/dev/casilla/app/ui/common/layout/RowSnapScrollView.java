package dev.casilla.app.ui.common.layout;

import android.content.Context;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import androidx.core.widget.NestedScrollView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Scrolls what there is no room for, and ends above the row of controls that there is no room for,
 * rather than in the middle of it.
 */
/*
 * Of that row no more is seen than the fading edge: it tells that there is more. What is left over
 * of the height stays empty, as padding, which is clipped to. Half a key is worse than none: it can
 * be taken for a whole one, and what is on its lower half is not read.
 */
public final class RowSnapScrollView extends NestedScrollView {
  private int availableHeight;

  public RowSnapScrollView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  /** How high what is in it may be for nothing to be scrolled to. While it is measured. */
  int availableHeight() {
    return availableHeight;
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    availableHeight = MeasureSpec.getSize(heightSpec) - getPaddingTop();
    super.onMeasure(widthSpec, heightSpec);
    int left = unusedHeight((ViewGroup) getChildAt(0), getMeasuredHeight());
    if (left != getPaddingBottom()) {
      setPadding(getPaddingLeft(), getPaddingTop(), getPaddingRight(), left);
      super.onMeasure(widthSpec, heightSpec);
    }
  }

  /**
   * How far to scroll for {@code wanted} to be seen, clear of where it fades out if there is room:
   * what is wanted must not end up where it stays empty, of which the original knows nothing.
   */
  @Override
  protected int computeScrollDeltaToGetChildRectOnScreen(Rect wanted) {
    if (getPaddingBottom() == 0) {
      return super.computeScrollDeltaToGetChildRectOnScreen(wanted);
    }
    int fade = getVerticalFadingEdgeLength();
    int seen = getHeight() - getPaddingTop() - getPaddingBottom();
    int furthest = getChildAt(0).getHeight() - seen;
    int forItsEnd = Math.max(getScrollY(), wanted.bottom + fade - seen);
    int forItsTop = Math.max(wanted.top - fade, wanted.bottom - seen);
    int to = Math.min(forItsEnd, Math.max(0, Math.min(forItsTop, wanted.top)));
    return Math.min(to, furthest) - getScrollY();
  }

  /** What of {@code height} is to stay empty. */
  private int unusedHeight(ViewGroup content, int height) {
    int beyond = content.getMeasuredHeight() - height;
    if (beyond <= 0) {
      return 0;
    }
    content.layout(0, 0, content.getMeasuredWidth(), content.getMeasuredHeight());
    List<Rect> controls = new ArrayList<>();
    collect(content, content, controls);
    int fade = getVerticalFadingEdgeLength();
    int seen = height - Math.min(fade, beyond);
    if (aboveRow(controls, seen) == seen) {
      return 0;
    }
    int end = aboveRow(controls, height - fade);
    int highest = controls.stream().mapToInt(Rect::height).max().orElse(0);
    return end + fade >= highest ? height - fade - end : 0;
  }

  /** The least there is above {@code y}, that no control reaches across. */
  private static int aboveRow(List<Rect> controls, int y) {
    for (Rect control : controls) {
      if (control.top < y && control.bottom > y) {
        return aboveRow(controls, control.top);
      }
    }
    return y;
  }

  /** Adds where in {@code content} there is something to tap. */
  private static void collect(View view, ViewGroup content, List<Rect> controls) {
    if (view.getVisibility() != VISIBLE) {
      return;
    }
    if (view.isClickable()) {
      Rect place = new Rect(0, 0, view.getWidth(), view.getHeight());
      content.offsetDescendantRectToMyCoords(view, place);
      controls.add(place);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), content, controls);
      }
    }
  }
}
