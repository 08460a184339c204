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
import dev.casilla.app.fold.Fold;
import dev.casilla.app.fold.Fold.Direction;
import dev.casilla.app.puzzle.Parts.Span;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Lays out title, board and controls, its three children in this order: above one another, or the
 * board beside the others where that makes the board larger. A low window goes without the title.
 *
 * <p>Keeps clear of system bars and cutouts, and of a fold: the board is on one side of it, the
 * controls are on the other.
 */
public final class PuzzleLayout extends ViewGroup {
  private static final int KEYS_ABOVE = 5;
  private static final int KEYS_BESIDE = 3;

  private final Arrangement.Sizes sizes;
  private final int mostControls;
  private final int threeColumns;
  private @Nullable EvenGrid keypad;
  private Arrangement arrangement = new Arrangement(false, true, 0);
  private Optional<Fold> fold = Optional.empty();
  private Optional<Parts> parts = Optional.empty();

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

  /** The fold that parts the window from now on, if one does. */
  public void keepClearOf(Optional<Fold> parting) {
    fold = parting;
    requestLayout();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    setMeasuredDimension(MeasureSpec.getSize(widthSpec), MeasureSpec.getSize(heightSpec));
    int width = getMeasuredWidth() - getPaddingLeft() - getPaddingRight();
    int height = getMeasuredHeight() - getPaddingTop() - getPaddingBottom();
    parts = fold.flatMap(this::parts);
    if (parts.isPresent()) {
      measureParted(parts.get(), width, height);
    } else if (Arrangement.isBeside(width, height, sizes)) {
      measureBeside(width, height);
    } else {
      measureAbove(width, height);
    }
    measureExactly(board(), arrangement.boardSide(), arrangement.boardSide());
  }

  private Optional<Parts> parts(Fold parting) {
    boolean isUpright = parting.direction() == Direction.UPRIGHT;
    Span across =
        isUpright
            ? new Span(getPaddingLeft(), getMeasuredWidth() - getPaddingRight())
            : new Span(getPaddingTop(), getMeasuredHeight() - getPaddingBottom());
    return Parts.of(parting, parting.direction(), across, sizes);
  }

  private void measureParted(Parts both, int width, int height) {
    if (both.direction() == Direction.UPRIGHT) {
      int margins = 2 * sizes.margin();
      int side = Math.min(height, boardPart(both).length()) - margins;
      arrangement = new Arrangement(true, true, side);
      measureControlsBeside(controlsPart(both).length() - margins, height);
    } else {
      setColumns(KEYS_ABOVE);
      int title = measureHeight(title(), width);
      int most = width - 2 * sizes.margin();
      int side = Math.min(most, both.first().length() - title - sizes.margin());
      arrangement = new Arrangement(false, true, side);
      measureExactly(controls(), width, both.second().length());
    }
  }

  private void measureBeside(int width, int height) {
    arrangement = Arrangement.beside(width, height, sizes);
    measureControlsBeside(width - arrangement.boardSide() - 3 * sizes.marginBeside(), height);
  }

  private void measureControlsBeside(int room, int height) {
    boolean isRoomy = isRoomy();
    setColumns(isRoomy ? KEYS_BESIDE : KEYS_ABOVE);
    int controls = Math.min(room, mostControls);
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
      layoutBeside(bottom - top);
    } else {
      layoutAbove(right - left);
    }
  }

  private void layoutBeside(int height) {
    int free = height - getPaddingTop() - getPaddingBottom() - board().getMeasuredHeight();
    int top = getPaddingTop() + free / 2;
    Parts both = parts.orElseGet(this::closeTogether);
    int controls = controlsPart(both).middle(controls().getMeasuredWidth());
    place(board(), boardPart(both).middle(board().getMeasuredWidth()), top);
    int first = isRoomy() ? top : getPaddingTop();
    place(title(), controls, first);
    place(controls(), controls, first + title().getMeasuredHeight());
  }

  /** Board and controls in the middle of the window, with no more than a gap between them. */
  private Parts closeTogether() {
    int gap = sizes.marginBeside();
    int board = board().getMeasuredWidth();
    int controls = controls().getMeasuredWidth();
    int start =
        new Span(getPaddingLeft(), getMeasuredWidth() - getPaddingRight())
            .middle(board + gap + controls);
    int middle = start + (isBoardLast() ? controls : board);
    return new Parts(
        Direction.UPRIGHT,
        new Span(start, middle),
        new Span(middle + gap, start + board + gap + controls));
  }

  private Span boardPart(Parts both) {
    return isBoardLast() ? both.second() : both.first();
  }

  private Span controlsPart(Parts both) {
    return isBoardLast() ? both.first() : both.second();
  }

  /** In a language that reads from the right, the board stays first, and so goes right. */
  private boolean isBoardLast() {
    return getLayoutDirection() == LAYOUT_DIRECTION_RTL;
  }

  private void layoutAbove(int width) {
    int room = width - getPaddingLeft() - getPaddingRight();
    int x = getPaddingLeft();
    int y = getPaddingTop();
    place(title(), x, y);
    y += aboveBoard();
    place(board(), x + (room - board().getMeasuredWidth()) / 2, y);
    int below = y + board().getMeasuredHeight();
    place(controls(), x, parts.map(both -> both.second().start()).orElse(below));
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
