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
import dev.casilla.app.page.TextSize;
import dev.casilla.app.puzzle.Parts.Span;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Lays out title, board, controls and, below these, actions, its children in this order: above one
 * another, or the board beside the others, in a wide window or where that makes it larger. Beside
 * narrow controls the title is above both. A low window goes without the title; without a fourth
 * child, the actions are somewhere among the controls.
 *
 * <p>Keeps clear of system bars and cutouts, and of a fold: the board is on one side of it, the
 * controls are on the other.
 */
public final class PuzzleLayout extends ViewGroup {
  private static final int ACTIONS = 3;
  private static final int KEYS_ABOVE = 5;
  private static final int KEYS_BESIDE = 3;

  /** How much of the controls' height grows with the text. */
  private static final float TEXT_PART_OF_CONTROLS = 0.35f;

  private final Sizes sizes;
  private final int threeColumns;
  private final int wholeControls;
  private final int wholeColumn;
  private final int actionsMargin;
  private final int actionsGap;
  private @Nullable EvenGrid keypad;
  private @Nullable View insteadOfTitle;
  private Arrangement arrangement = new Arrangement(false, true, 0);

  /** How high the controls are, with what is above and below them, when beside the board. */
  private int column;

  /** Whether the title is above board and controls both, when they are beside one another. */
  private boolean isTitleAcross;

  private Optional<Fold> fold = Optional.empty();
  private Optional<Parts> parts = Optional.empty();

  public PuzzleLayout(Context context) {
    this(context, null);
  }

  public PuzzleLayout(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    sizes = Sizes.of(getResources());
    threeColumns = pixels(R.dimen.keys_in_threes);
    wholeControls = (int) (pixels(R.dimen.controls_whole_height) * heightening());
    wholeColumn = (int) (pixels(R.dimen.controls_column_height) * heightening());
    actionsMargin = pixels(R.dimen.controls_margin);
    actionsGap = pixels(R.dimen.controls_gap);
    ViewCompat.setOnApplyWindowInsetsListener(this, PuzzleLayout::keepClear);
  }

  /**
   * Arranges {@code keypad}, somewhere among the controls, as there is room, and shows {@code
   * instead}, among these, too, where there is none for the title; whatever the controls show from
   * now on, the board keeps still.
   */
  void arrange(EvenGrid keypad, View instead) {
    this.keypad = keypad;
    this.insteadOfTitle = instead;
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
    int margins = 2 * sizes.margins().least();
    if (both.direction() == Direction.UPRIGHT) {
      int side = Math.min(height, boardPart(both).length()) - margins;
      int room = controlsPart(both).length() - margins;
      arrangement = new Arrangement(true, true, side);
      isTitleAcross = false;
      measureControlsBeside(Math.min(room, sizes.controls().widths().most()), height);
    } else {
      setColumns(KEYS_ABOVE);
      int title = measureHeight(title(), width);
      int most = width - margins;
      int side = Math.min(most, both.first().length() - title - sizes.margins().least());
      arrangement = new Arrangement(false, true, side);
      measureControls(width, both.second().length());
    }
  }

  private void measureBeside(int width, int height) {
    Abreast abreast = Abreast.in(width, height, sizes);
    arrangement = Arrangement.beside(width, height, sizes);
    int title = measureHeight(title(), abreast.width());
    isTitleAcross =
        isNarrow(abreast.controls()) && height - title - abreast.board() >= sizes.margins().least();
    measureControlsBeside(abreast.controls(), height - (isTitleAcross ? title : 0));
  }

  /** In a low window they get all of its height, else what they need, and the board's at least. */
  private void measureControlsBeside(int width, int height) {
    int side = arrangement.boardSide();
    setColumns(isRoomy() || isTitleAcross ? KEYS_BESIDE : KEYS_ABOVE);
    int title = isTitleAcross ? 0 : measureHeight(title(), width);
    boolean isLikeBoard = isRoomy() && !isNarrow(width);
    column = isLikeBoard ? side : Math.min(height, Math.max(side, wholeColumn));
    measureControls(width, column - title);
  }

  private void measureAbove(int width, int height) {
    setColumns(KEYS_ABOVE);
    int title = measureHeight(title(), width);
    int controls = keypad == null ? wantedControls(width) : wholeControls;
    arrangement = Arrangement.above(width, height, title, controls, sizes);
    measureControls(width, height - aboveBoard() - arrangement.boardSide());
  }

  private int wantedControls(int width) {
    return Math.max(sizes.controls().usualHeight(), measureHeight(controls(), width));
  }

  private void measureControls(int width, int height) {
    if (insteadOfTitle != null) {
      insteadOfTitle.setVisibility(arrangement.titled() ? GONE : VISIBLE);
    }
    int left = height;
    if (hasActions()) {
      measureHeight(actions(), width - 2 * actionsMargin);
      left -= actions().getMeasuredHeight() + actionsGap;
    }
    measureExactly(controls(), width, left);
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
    int bar = isTitleAcross ? title().getMeasuredHeight() : 0;
    int free = height - getPaddingTop() - getPaddingBottom() - bar - column;
    int top = getPaddingTop() + Abreast.above(free, sizes) + bar;
    Parts both = parts.orElseGet(this::closeTogether);
    int controls = controlsPart(both).middle(controls().getMeasuredWidth());
    int board = boardPart(both).middle(board().getMeasuredWidth());
    place(board(), board, top + (column - board().getMeasuredHeight()) / 2);
    if (isTitleAcross) {
      place(title(), Math.min(board, controls), getPaddingTop());
      placeControls(controls, top);
    } else {
      place(title(), controls, top);
      placeControls(controls, top + title().getMeasuredHeight());
    }
  }

  /** Board and controls in the middle of the window, with no more than a gap between them. */
  private Parts closeTogether() {
    Span room = new Span(getPaddingLeft(), getMeasuredWidth() - getPaddingRight());
    int free = getMeasuredHeight() - getPaddingTop() - getPaddingBottom();
    Abreast abreast = Abreast.in(room.length(), free, sizes);
    int start = room.middle(abreast.width());
    int middle = start + (isBoardLast() ? abreast.controls() : abreast.board());
    return new Parts(
        Direction.UPRIGHT,
        new Span(start, middle),
        new Span(middle + abreast.gap(), start + abreast.width()));
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
    placeControls(x, parts.map(both -> both.second().start()).orElse(below));
  }

  private void placeControls(int x, int y) {
    place(controls(), x, y);
    if (hasActions()) {
      place(actions(), x + actionsMargin, y + controls().getMeasuredHeight());
    }
  }

  /** What is above a board that is above the controls. */
  private int aboveBoard() {
    return arrangement.titled() ? title().getMeasuredHeight() : sizes.margins().least();
  }

  /** Whether the board is so high that there is room beside it for high controls. */
  private boolean isRoomy() {
    return arrangement.boardSide() >= threeColumns;
  }

  /** Whether controls so wide have no room for rows as on a phone. */
  private boolean isNarrow(int controls) {
    return controls < sizes.controls().widths().usual();
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

  private boolean hasActions() {
    return getChildCount() > ACTIONS && actions().getVisibility() != GONE;
  }

  private View actions() {
    return getChildAt(ACTIONS);
  }

  /** How much higher controls get by large text. */
  private float heightening() {
    float larger = Math.max(0, TextSize.scale(getResources()) - 1);
    return 1 + TEXT_PART_OF_CONTROLS * larger;
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
