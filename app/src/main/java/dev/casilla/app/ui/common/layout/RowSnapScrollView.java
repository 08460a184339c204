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
 * A scroll view that ends above a row of controls that does not fit, instead of in its middle.
 *
 * <p>Of that row only the fading edge is visible, as a sign that there is more. The height below it
 * stays empty and counts as bottom padding. Half a key could be taken for a whole one.
 */
// What stays empty depends on where the controls are, which is known only in a layout. It is set as
// padding there, and ignored by the next measure: neither asks for another layout.
public final class RowSnapScrollView extends NestedScrollView {
  private int availableHeight;
  private boolean isMeasuring;

  public RowSnapScrollView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  /** The height in which content needs no scrolling; valid while it is measured. */
  int availableHeight() {
    return availableHeight;
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    availableHeight = MeasureSpec.getSize(heightSpec) - getPaddingTop();
    isMeasuring = true;
    super.onMeasure(widthSpec, heightSpec);
    isMeasuring = false;
  }

  /** Content that needs no scrolling fills the whole height, whatever stayed empty before. */
  @Override
  public int getPaddingBottom() {
    return isMeasuring ? 0 : super.getPaddingBottom();
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    ViewGroup content = (ViewGroup) getChildAt(0);
    content.layout(0, 0, content.getMeasuredWidth(), content.getMeasuredHeight());
    int unused = unusedHeight(content, bottom - top);
    if (unused != getPaddingBottom()) {
      setPadding(getPaddingLeft(), getPaddingTop(), getPaddingRight(), unused);
    }
    super.onLayout(changed, left, top, right, bottom);
  }

  /** Scrolls {@code wanted} clear of the empty height and, if there is room, of the fading edge. */
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

  /** How much of {@code height} stays empty below {@code content}, which is laid out. */
  private int unusedHeight(ViewGroup content, int height) {
    int beyond = content.getMeasuredHeight() - height;
    if (beyond <= 0) {
      return 0;
    }
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

  /** The lowest line, at {@code y} or above, that crosses no control. */
  private static int aboveRow(List<Rect> controls, int y) {
    for (Rect control : controls) {
      if (control.top < y && control.bottom > y) {
        return aboveRow(controls, control.top);
      }
    }
    return y;
  }

  /** Adds the bounds of clickable views in {@code view}, in {@code content}'s coordinates. */
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
