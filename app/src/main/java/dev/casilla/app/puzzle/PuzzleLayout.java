package dev.casilla.app.puzzle;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.DimenRes;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import dev.casilla.app.R;
import org.jspecify.annotations.Nullable;

/**
 * Lays out title, board and controls, its three children in this order: above one another, or the
 * board beside the others where that makes the board larger. A low window goes without the title.
 *
 * <p>Keeps clear of system bars and cutouts.
 */
public final class PuzzleLayout extends ViewGroup {
  private static final int KEYS_ABOVE = 5;
  private static final int KEYS_BESIDE = 3;

  private final Arrangement.Sizes sizes;
  private final int mostControls;
  private final int threeColumns;
  private @Nullable EvenGrid keypad;
  private Arrangement arrangement = new Arrangement(false, true, 0);

  public PuzzleLayout(Context context) {
    this(context, null);
  }

  public PuzzleLayout(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    sizes =
        new Arrangement.Sizes(
            pixels(R.dimen.board_least),
            pixels(R.dimen.board_margin),
            pixels(R.dimen.board_margin_beside),
            new Arrangement.Controls(
                pixels(R.dimen.controls_least_width),
                pixels(R.dimen.controls_usual_height),
                pixels(R.dimen.controls_short_height),
                pixels(R.dimen.controls_least_height)));
    mostControls = pixels(R.dimen.controls_most_width);
    threeColumns = pixels(R.dimen.keys_in_threes);
    ViewCompat.setOnApplyWindowInsetsListener(this, PuzzleLayout::keepClear);
  }

  /** Arranges {@code keypad}, somewhere among the controls, as there is room. */
  void arrange(EvenGrid keypad) {
    this.keypad = keypad;
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    setMeasuredDimension(MeasureSpec.getSize(widthSpec), MeasureSpec.getSize(heightSpec));
    int width = getMeasuredWidth() - getPaddingLeft() - getPaddingRight();
    int height = getMeasuredHeight() - getPaddingTop() - getPaddingBottom();
    if (Arrangement.isBeside(width, height, sizes)) {
      measureBeside(width, height);
    } else {
      measureAbove(width, height);
    }
    measureExactly(board(), arrangement.boardSide(), arrangement.boardSide());
  }

  private void measureBeside(int width, int height) {
    arrangement = Arrangement.beside(width, height, sizes);
    boolean isRoomy = isRoomy();
    setColumns(isRoomy ? KEYS_BESIDE : KEYS_ABOVE);
    int rest = width - arrangement.boardSide() - 3 * sizes.marginBeside();
    int controls = Math.min(rest, mostControls);
    int title = measureHeight(title(), controls);
    measureExactly(controls(), controls, (isRoomy ? arrangement.boardSide() : height) - title);
  }

  private void measureAbove(int width, int height) {
    setColumns(KEYS_ABOVE);
    int title = measureHeight(title(), width);
    int usual = sizes.controls().usualHeight();
    int controls = Math.max(usual, measureHeight(controls(), width));
    arrangement = Arrangement.above(width, height, title, controls, sizes);
    measureExactly(controls(), width, height - aboveBoard() - arrangement.boardSide());
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    title().setVisibility(arrangement.titled() ? VISIBLE : INVISIBLE);
    if (arrangement.beside()) {
      layoutBeside(right - left, bottom - top);
    } else {
      layoutAbove(right - left);
    }
  }

  /** In a language that reads from the right, the board stays first, and so goes right. */
  private void layoutBeside(int width, int height) {
    int gap = sizes.marginBeside();
    int used = board().getMeasuredWidth() + gap + controls().getMeasuredWidth();
    int room = width - getPaddingLeft() - getPaddingRight();
    int start = getPaddingLeft() + (room - used) / 2;
    int free = height - getPaddingTop() - getPaddingBottom() - board().getMeasuredHeight();
    int top = getPaddingTop() + free / 2;
    boolean boardLast = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    int board = boardLast ? start + controls().getMeasuredWidth() + gap : start;
    int controls = boardLast ? start : start + board().getMeasuredWidth() + gap;
    place(board(), board, top);
    int first = isRoomy() ? top : getPaddingTop();
    place(title(), controls, first);
    place(controls(), controls, first + title().getMeasuredHeight());
  }

  private void layoutAbove(int width) {
    int room = width - getPaddingLeft() - getPaddingRight();
    int x = getPaddingLeft();
    int y = getPaddingTop();
    place(title(), x, y);
    y += aboveBoard();
    place(board(), x + (room - board().getMeasuredWidth()) / 2, y);
    place(controls(), x, y + board().getMeasuredHeight());
  }

  /** What is above a board that is above the controls. */
  private int aboveBoard() {
    return arrangement.titled() ? title().getMeasuredHeight() : sizes.margin();
  }

  /** Whether controls beside the board go with its height; else they need the window's. */
  private boolean isRoomy() {
    return arrangement.boardSide() >= threeColumns;
  }

  private void setColumns(int columns) {
    if (keypad != null) {
      keypad.setColumns(columns);
    }
  }

  private View title() {
    return getChildAt(0);
  }

  private View board() {
    return getChildAt(1);
  }

  private View controls() {
    return getChildAt(2);
  }

  private int pixels(@DimenRes int dimension) {
    return getResources().getDimensionPixelSize(dimension);
  }

  /** The height {@code child} would like to have at {@code width}. */
  private static int measureHeight(View child, int width) {
    child.measure(
        MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
        MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED));
    return child.getMeasuredHeight();
  }

  private static void measureExactly(View child, int width, int height) {
    child.measure(
        MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
        MeasureSpec.makeMeasureSpec(Math.max(0, height), MeasureSpec.EXACTLY));
  }

  private static void place(View child, int x, int y) {
    child.layout(x, y, x + child.getMeasuredWidth(), y + child.getMeasuredHeight());
  }

  private static WindowInsetsCompat keepClear(View view, WindowInsetsCompat insets) {
    Insets bars =
        insets.getInsets(
            WindowInsetsCompat.Type.systemBars() | WindowInsetsCompat.Type.displayCutout());
    view.setPadding(bars.left, bars.top, bars.right, bars.bottom);
    return WindowInsetsCompat.CONSUMED;
  }
}
