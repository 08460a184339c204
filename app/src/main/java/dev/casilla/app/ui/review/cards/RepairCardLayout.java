package dev.casilla.app.ui.review.cards;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.DimenRes;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.layout.LayoutMeasure;
import org.jspecify.annotations.Nullable;

/**
 * Lays out its children in this order: the text of a repair, its buttons, a list, and a close
 * button in the corner. The buttons are beside the text if both fit, otherwise below it in full
 * width.
 */
// With the close button, the card shows a proposal, whose lines must not wrap: the person compares
// each with a cell. The text of a repair already made may wrap.
public final class RepairCardLayout extends ViewGroup {
  private final int gap;
  private final int corner;
  private final int least;
  private boolean isBeside;

  public RepairCardLayout(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    gap = pixels(R.dimen.review_gap);
    corner = pixels(R.dimen.review_corner);
    least = pixels(R.dimen.review_repaired_least);
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    int room = width - getPaddingLeft() - getPaddingRight();
    int beside = room - taken() - gap - waysWidth();
    isBeside = beside >= textWidth();
    LayoutMeasure.measure(text(), isBeside ? beside : room - taken());
    LayoutMeasure.measure(ways(), isBeside ? waysWidth() : room);
    LayoutMeasure.measure(list(), room);
    measureChild(leave(), widthSpec, heightSpec);
    int both = text().getMeasuredHeight() + gap / 2 + ways().getMeasuredHeight();
    int highest = Math.max(text().getMeasuredHeight(), ways().getMeasuredHeight());
    int upper = isBeside ? highest : both;
    setMeasuredDimension(width, getPaddingTop() + upper + height(list()) + getPaddingBottom());
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    int under = getMeasuredHeight() - getPaddingBottom() - height(list());
    int upper = under - getPaddingTop();
    int textTop = isBeside ? (upper - text().getMeasuredHeight()) / 2 : 0;
    int waysTop = upper - ways().getMeasuredHeight();
    int waysStart = text().getMeasuredWidth() + gap;
    LayoutMeasure.place(text(), this, getPaddingLeft(), getPaddingTop() + textTop);
    LayoutMeasure.place(
        ways(),
        this,
        getPaddingLeft() + (isBeside ? waysStart : 0),
        getPaddingTop() + (isBeside ? waysTop / 2 : waysTop));
    LayoutMeasure.place(list(), this, getPaddingLeft(), under);
    LayoutMeasure.place(leave(), this, getMeasuredWidth() - leave().getMeasuredWidth(), 0);
  }

  /** The width that the close button takes. */
  private int taken() {
    return leave().getVisibility() == GONE ? 0 : corner;
  }

  private int textWidth() {
    if (leave().getVisibility() == GONE) {
      return least;
    }
    text().measure(LayoutMeasure.unbounded(), LayoutMeasure.unbounded());
    return text().getMeasuredWidth();
  }

  /** The width of all buttons side by side, each as wide as the widest. */
  private int waysWidth() {
    ViewGroup ways = (ViewGroup) ways();
    int widest = 0;
    int count = 0;
    for (int i = 0; i < ways.getChildCount(); i++) {
      View way = ways.getChildAt(i);
      if (way.getVisibility() != GONE) {
        way.measure(LayoutMeasure.unbounded(), LayoutMeasure.unbounded());
        widest = Math.max(widest, way.getMeasuredWidth());
        count++;
      }
    }
    return count * (widest + gap) - gap;
  }

  private View text() {
    return getChildAt(0);
  }

  private View ways() {
    return getChildAt(1);
  }

  private View list() {
    return getChildAt(2);
  }

  private View leave() {
    return getChildAt(3);
  }

  private static int height(View child) {
    return child.getVisibility() == GONE ? 0 : child.getMeasuredHeight();
  }

  private int pixels(@DimenRes int dimension) {
    return getResources().getDimensionPixelSize(dimension);
  }
}
