package dev.casilla.app.puzzle;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import dev.casilla.app.R;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lays its children out in rows of so many, all as wide as each other; what is left for the last
 * row shares it. Where its children do not fit side by side, it takes half as many a row.
 */
public class EvenGrid extends ViewGroup {
  private final int gap;
  private int most;
  private int columns;

  public EvenGrid(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    TypedArray styled = context.obtainStyledAttributes(attributes, R.styleable.EvenGrid);
    try {
      gap = styled.getDimensionPixelSize(R.styleable.EvenGrid_gap, 0);
      most = styled.getInt(R.styleable.EvenGrid_columns, 1);
    } finally {
      styled.recycle();
    }
  }

  /** Puts {@code most} children in a row, or fewer where they do not fit. */
  public void setColumns(int most) {
    if (this.most != most) {
      this.most = most;
      requestLayout();
    }
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    List<View> children = visible();
    columns = fitting(children, width);
    int height = 0;
    for (int first = 0; first < children.size(); first += columns) {
      List<View> row = row(children, first);
      height += (first == 0 ? 0 : gap) + measureRow(row, width);
    }
    setMeasuredDimension(width, height);
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    List<View> children = visible();
    boolean fromRight = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    int y = 0;
    for (int first = 0; first < children.size(); first += columns) {
      List<View> row = row(children, first);
      int x = 0;
      for (View child : row) {
        int start = fromRight ? getWidth() - x - child.getMeasuredWidth() : x;
        child.layout(start, y, start + child.getMeasuredWidth(), y + child.getMeasuredHeight());
        x += child.getMeasuredWidth() + gap;
      }
      y += row.get(0).getMeasuredHeight() + gap;
    }
  }

  private int fitting(List<View> children, int width) {
    int widest = 0;
    for (View child : children) {
      child.measure(unbounded(), unbounded());
      widest = Math.max(widest, child.getMeasuredWidth());
    }
    int fitting = most;
    while (fitting > 1 && width(width, fitting) < widest) {
      fitting = (fitting + 1) / 2;
    }
    return fitting;
  }

  /** All as high as the highest. */
  private int measureRow(List<View> row, int width) {
    int each = MeasureSpec.makeMeasureSpec(width(width, row.size()), MeasureSpec.EXACTLY);
    int highest = 0;
    for (View child : row) {
      child.measure(each, unbounded());
      highest = Math.max(highest, child.getMeasuredHeight());
    }
    for (View child : row) {
      child.measure(each, MeasureSpec.makeMeasureSpec(highest, MeasureSpec.EXACTLY));
    }
    return highest;
  }

  private List<View> row(List<View> children, int first) {
    return children.subList(first, Math.min(first + columns, children.size()));
  }

  private int width(int room, int count) {
    return (room - (count - 1) * gap) / count;
  }

  private List<View> visible() {
    List<View> visible = new ArrayList<>();
    for (int i = 0; i < getChildCount(); i++) {
      if (getChildAt(i).getVisibility() != GONE) {
        visible.add(getChildAt(i));
      }
    }
    return visible;
  }

  private static int unbounded() {
    return MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
  }
}
