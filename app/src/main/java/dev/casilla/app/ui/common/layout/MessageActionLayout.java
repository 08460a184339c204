package dev.casilla.app.ui.common.layout;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewParent;
import androidx.annotation.DimenRes;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;
import org.jspecify.annotations.Nullable;

/**
 * Lays out a message and its actions, the first and the last child: above one another, or side by
 * side where it is wide, and low or text is large. A picture between them is optional; beside a
 * picture, message and actions are above one another.
 *
 * <p>In a {@link RowSnapScrollView} the picture leaves room for all actions, or at least for the
 * first one. In spare height the actions stay at the lower end, however long the message is.
 */
/*
 * A scroll view measures its content up to four times before a layout, and each time texts are broken
 * into lines. So a repeated measure with the same width and height is skipped until the next layout,
 * which saves a fifth of the main thread's time when the photo screen opens.
 */
public final class MessageActionLayout extends ViewGroup {
  /** Stands for no width: the children have to be measured. */
  private static final int UNMEASURED = -1;

  private final int column = pixels(R.dimen.message_action_column);
  private final int most = pixels(R.dimen.message_action_most_width);
  private final int wide = pixels(R.dimen.message_action_beside_least);
  private final int low = pixels(R.dimen.message_action_low);
  private final int highest = pixels(R.dimen.message_action_most_height);
  private final int leastPicture = pixels(R.dimen.message_action_picture_least);
  private final int gap = pixels(R.dimen.message_action_gap);
  private final int gapBeside = pixels(R.dimen.message_action_gap_beside);
  private final float scale = Math.max(1, TextSize.scale(getResources()));
  private boolean isBeside;
  private int measuredWidth = UNMEASURED;
  private int measuredRoom = UNMEASURED;

  public MessageActionLayout(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec) - paddingAcross();
    int room = room();
    if (width != measuredWidth || room != measuredRoom) {
      measureAll(width, room);
      measuredWidth = width;
      measuredRoom = room;
    }
    setMeasuredDimension(
        MeasureSpec.getMode(widthSpec) == MeasureSpec.EXACTLY
            ? MeasureSpec.getSize(widthSpec)
            : contentWidth() + paddingAcross(),
        resolveSize(contentHeight() + getPaddingTop() + getPaddingBottom(), heightSpec));
  }

  private void measureAll(int width, int room) {
    boolean isLow = room < low || TextSize.isLarge(getResources());
    isBeside = width >= wide && (isLow || (hasPicture() && room < width));
    if (!isBeside) {
      measureStacked(width, room);
    } else if (hasPicture()) {
      measureBesidePicture(width, room);
    } else {
      int half = (Math.min(width, most) - gapBeside) / 2;
      LayoutMeasure.measure(message(), half);
      LayoutMeasure.measure(actions(), half);
    }
  }

  private void measureStacked(int width, int room) {
    LayoutMeasure.measure(message(), Math.min(width, column));
    LayoutMeasure.measure(actions(), Math.min(width, column));
    if (hasPicture()) {
      int left = room - message().getMeasuredHeight() - 2 * gap;
      int first = (int) (pixels(R.dimen.message_action_first) * scale);
      int all = left - actions().getMeasuredHeight();
      int height = all >= leastPicture ? all : Math.max(leastPicture, left - first);
      measurePicture(Math.min(width, most), height);
    }
  }

  /** Message and actions get the width that a tall picture leaves. */
  private void measureBesidePicture(int width, int room) {
    int wanted = (int) (column * scale);
    int least = Math.min(wanted, (width - gapBeside) / 2);
    measurePicture(width - gapBeside - least, Math.max(leastPicture, room));
    int beside = Math.min(wanted, width - gapBeside - picture().getMeasuredWidth());
    LayoutMeasure.measure(message(), beside);
    LayoutMeasure.measure(actions(), beside);
  }

  private void measurePicture(int width, int height) {
    picture().measure(atMost(width), atMost(height));
  }

  private int contentWidth() {
    int widest = Math.max(message().getMeasuredWidth(), actions().getMeasuredWidth());
    if (!isBeside) {
      return hasPicture() ? Math.max(widest, picture().getMeasuredWidth()) : widest;
    }
    return widest + gapBeside + (hasPicture() ? picture().getMeasuredWidth() : widest);
  }

  private int contentHeight() {
    int said = message().getMeasuredHeight();
    int done = actions().getMeasuredHeight();
    int picture = hasPicture() ? picture().getMeasuredHeight() : 0;
    if (isBeside) {
      return hasPicture() ? Math.max(picture, said + gap + done) : Math.max(said, done);
    }
    return said + gap + done + (hasPicture() ? picture + gap : 0);
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    int height = bottom - top - getPaddingTop() - getPaddingBottom();
    int taken = Math.max(contentHeight(), Math.min(height, highest));
    int y = getPaddingTop() + Math.max(0, height - taken) / 2;
    if (isBeside) {
      layOutBeside(y);
    } else {
      layOutStacked(y, taken);
    }
    measuredWidth = UNMEASURED;
  }

  private void layOutStacked(int top, int height) {
    int y = top + (height - contentHeight()) / 2;
    LayoutMeasure.place(message(), this, middle(message()), y);
    y += message().getMeasuredHeight() + gap;
    if (hasPicture()) {
      LayoutMeasure.place(picture(), this, middle(picture()), y);
    }
    LayoutMeasure.place(
        actions(), this, middle(actions()), top + height - actions().getMeasuredHeight());
  }

  private void layOutBeside(int top) {
    int start = getPaddingLeft() + (getMeasuredWidth() - paddingAcross() - contentWidth()) / 2;
    View first = hasPicture() ? picture() : message();
    int second = start + first.getMeasuredWidth() + gapBeside;
    LayoutMeasure.place(first, this, start, top);
    if (hasPicture()) {
      LayoutMeasure.place(message(), this, second, top);
      LayoutMeasure.place(actions(), this, second, top + message().getMeasuredHeight() + gap);
    } else {
      LayoutMeasure.place(actions(), this, second, top);
    }
  }

  private int middle(View child) {
    return (getMeasuredWidth() - child.getMeasuredWidth()) / 2;
  }

  /** The height in which it is visible without scrolling. */
  private int room() {
    int around = getPaddingTop() + getPaddingBottom();
    ViewParent up = getParent();
    while (up instanceof View view) {
      if (view instanceof RowSnapScrollView rows) {
        return rows.availableHeight() - around;
      }
      around += view.getPaddingTop() + view.getPaddingBottom();
      up = up.getParent();
    }
    return Integer.MAX_VALUE;
  }

  private int paddingAcross() {
    return getPaddingLeft() + getPaddingRight();
  }

  private View message() {
    return getChildAt(0);
  }

  private View picture() {
    return getChildAt(1);
  }

  private View actions() {
    return getChildAt(getChildCount() - 1);
  }

  private boolean hasPicture() {
    return getChildCount() > 2 && picture().getVisibility() != GONE;
  }

  private static int atMost(int size) {
    return MeasureSpec.makeMeasureSpec(size, MeasureSpec.AT_MOST);
  }

  private int pixels(@DimenRes int dimension) {
    return getResources().getDimensionPixelSize(dimension);
  }
}
