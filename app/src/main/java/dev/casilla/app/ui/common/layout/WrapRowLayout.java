package dev.casilla.app.ui.common.layout;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import dev.casilla.app.R;
import org.jspecify.annotations.Nullable;

/**
 * Lays out its second child, if there is one, beside the first one, vertically centred, if that
 * leaves the first one its minimum width; else below it, at the end.
 */
public final class WrapRowLayout extends ViewGroup {
  private final int least;
  private boolean isBelow;

  public WrapRowLayout(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    TypedArray styled = context.obtainStyledAttributes(attributes, R.styleable.WrapRowLayout);
    try {
      least = styled.getDimensionPixelSize(R.styleable.WrapRowLayout_leastWidth, 0);
    } finally {
      styled.recycle();
    }
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    int room = width - getPaddingLeft() - getPaddingRight();
    measureSecond(room);
    isBelow = hasSecond() && room - secondWidth() < least;
    int beside = isBelow ? 0 : secondWidth();
    LayoutMeasure.measure(first(), Math.max(0, room - beside));
    int height = Math.max(first().getMeasuredHeight(), secondHeight());
    int both = first().getMeasuredHeight() + secondHeight();
    setMeasuredDimension(width, getPaddingTop() + (isBelow ? both : height) + getPaddingBottom());
  }

  private void measureSecond(int room) {
    if (hasSecond()) {
      second()
          .measure(
              MeasureSpec.makeMeasureSpec(room, MeasureSpec.AT_MOST), LayoutMeasure.unbounded());
    }
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    int height = bottom - top - getPaddingTop() - getPaddingBottom();
    place(first(), getPaddingStart(), isBelow ? 0 : (height - first().getMeasuredHeight()) / 2);
    if (hasSecond()) {
      int below = first().getMeasuredHeight();
      int secondTop = isBelow ? below : (height - secondHeight()) / 2;
      place(second(), right - left - getPaddingEnd() - secondWidth(), secondTop);
    }
  }

  private void place(View child, int x, int y) {
    LayoutMeasure.place(child, this, x, getPaddingTop() + y);
  }

  private View first() {
    return getChildAt(0);
  }

  private View second() {
    return getChildAt(1);
  }

  private boolean hasSecond() {
    return getChildCount() > 1 && second().getVisibility() != GONE;
  }

  private int secondWidth() {
    return hasSecond() ? second().getMeasuredWidth() : 0;
  }

  private int secondHeight() {
    return hasSecond() ? second().getMeasuredHeight() : 0;
  }
}
