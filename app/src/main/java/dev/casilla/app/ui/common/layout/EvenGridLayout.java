package dev.casilla.app.ui.common.layout;

import android.content.Context;
import android.content.res.TypedArray;
import android.text.Layout;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import dev.casilla.app.R;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Lays out its children in rows of a given number of columns. All children of a row are equally
 * wide if each fits; else each gets what it needs and an equal share of the rest. The children of
 * an incomplete last row share its width. If a row does not fit, there are half as many columns.
 *
 * <p>With {@code wrapsWords} a child needs only the width of its longest word.
 */
public class EvenGridLayout extends ViewGroup {
  private static final Pattern WORD = Pattern.compile("\\S+");

  private final int gap;
  private final boolean wrapsWords;
  private int most;
  private int columns;
  private int extraHeight;

  public EvenGridLayout(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    TypedArray styled = context.obtainStyledAttributes(attributes, R.styleable.EvenGridLayout);
    try {
      gap = styled.getDimensionPixelSize(R.styleable.EvenGridLayout_gap, 0);
      wrapsWords = styled.getBoolean(R.styleable.EvenGridLayout_wrapsWords, false);
      most = styled.getInt(R.styleable.EvenGridLayout_columns, 1);
    } finally {
      styled.recycle();
    }
  }

  /** Sets the number of columns; there are fewer where they do not fit. */
  public void setColumns(int most) {
    if (this.most != most) {
      this.most = most;
      requestLayout();
    }
  }

  /** Makes each complete row {@code pixels} higher than its children need. */
  public void setExtraHeight(int pixels) {
    if (extraHeight != pixels) {
      extraHeight = pixels;
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
    int y = 0;
    for (int first = 0; first < children.size(); first += columns) {
      List<View> row = row(children, first);
      int x = 0;
      for (View child : row) {
        LayoutMeasure.place(child, this, x, y);
        x += child.getMeasuredWidth() + gap;
      }
      y += row.get(0).getMeasuredHeight() + gap;
    }
  }

  private int fitting(List<View> children, int width) {
    for (View child : children) {
      child.measure(LayoutMeasure.unbounded(), LayoutMeasure.unbounded());
    }
    int fitting = most;
    while (fitting > 1 && !fits(children, width, fitting)) {
      fitting = (fitting + 1) / 2;
    }
    return fitting;
  }

  private boolean fits(List<View> children, int width, int count) {
    for (int first = 0; first < children.size(); first += count) {
      List<View> row = children.subList(first, Math.min(first + count, children.size()));
      if (minimumWidth(row) > availableWidth(row, width)) {
        return false;
      }
    }
    return true;
  }

  /** Makes all children as high as the highest, plus the extra height of a complete row. */
  private int measureRow(List<View> row, int width) {
    int[] widths = widths(row, availableWidth(row, width));
    int highest = 0;
    for (int i = 0; i < row.size(); i++) {
      LayoutMeasure.measure(row.get(i), widths[i]);
      highest = Math.max(highest, row.get(i).getMeasuredHeight());
    }
    highest += row.size() == columns ? extraHeight : 0;
    for (int i = 0; i < row.size(); i++) {
      LayoutMeasure.measure(row.get(i), widths[i], highest);
    }
    return highest;
  }

  /** The widths of the children, which were measured without limits before. */
  private int[] widths(List<View> row, int room) {
    int count = row.size();
    int even = room / count;
    boolean fitEvenly = count == 1 || row.stream().allMatch(child -> preferredWidth(child) <= even);
    boolean fitUnbroken = row.stream().mapToInt(EvenGridLayout::preferredWidth).sum() <= room;
    int[] widths =
        row.stream()
            .mapToInt(child -> fitUnbroken ? preferredWidth(child) : minimumWidth(child))
            .toArray();
    int spare = Math.max(0, room - Arrays.stream(widths).sum()) / count;
    for (int i = 0; i < count; i++) {
      widths[i] = fitEvenly ? even : widths[i] + spare;
    }
    return widths;
  }

  private int minimumWidth(List<View> row) {
    return row.stream().mapToInt(this::minimumWidth).sum();
  }

  private int minimumWidth(View child) {
    return wrapsWords && child instanceof TextView text
        ? Math.min(preferredWidth(text), longestWord(text))
        : preferredWidth(child);
  }

  private static int preferredWidth(View child) {
    return child.getMeasuredWidth();
  }

  private int availableWidth(List<View> row, int width) {
    return width - (row.size() - 1) * gap;
  }

  private List<View> row(List<View> children, int first) {
    return children.subList(first, Math.min(first + columns, children.size()));
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

  /** The width in which no word of {@code view} is broken, with its padding and icons. */
  private static int longestWord(TextView view) {
    CharSequence text = view.getText();
    Matcher words = WORD.matcher(text);
    float longest = 0;
    while (words.find()) {
      float width = Layout.getDesiredWidth(text, words.start(), words.end(), view.getPaint());
      longest = Math.max(longest, width);
    }
    int padding = view.getCompoundPaddingLeft() + view.getCompoundPaddingRight();
    return Math.max(view.getMinimumWidth(), padding + (int) Math.ceil(longest));
  }
}
