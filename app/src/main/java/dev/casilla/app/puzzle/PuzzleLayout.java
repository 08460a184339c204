package dev.casilla.app.puzzle;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.DimenRes;
import dev.casilla.app.R;
import dev.casilla.app.fold.Fold;
import dev.casilla.app.fold.Fold.Direction;
import dev.casilla.app.page.SystemBars;
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
  private static final int KEYS_ABOVE = 5;
  private static final int KEYS_BESIDE = 3;
  private static final int KEYS_BELOW_A_FOLD = 10;

  /** How much of the controls' height grows with the text. */
  private static final float TEXT_PART_OF_CONTROLS = 0.35f;

  private final Sizes sizes;
  private final int threeColumns;
  private final int wholeControls;
  private final int wholeColumn;
  private final int wholeWideColumn;
  private final ControlsColumn controls = new ControlsColumn(this);
  private Arrangement arrangement = new Arrangement(false, true, 0);

  /** How high the controls are, with what is above and below them, when beside the board. */
  private int column;

  private TitlePlace titlePlace = TitlePlace.OVER_BOARD;
  private Optional<Fold> fold = Optional.empty();

  /** What of the window is the board's and what is the controls', unless these just follow it. */
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
    wholeWideColumn = (int) (pixels(R.dimen.controls_wide_column_height) * heightening());
    SystemBars.keepClear(this);
  }

  /**
   * Whether a title that is {@code title} pixels high has room in the window that {@code resources}
   * are for, as far as can be told before anything is laid out.
   */
  public static boolean isTitled(Resources resources, int title) {
    Configuration window = resources.getConfiguration();
    float density = resources.getDisplayMetrics().density;
    int width = (int) (density * window.screenWidthDp);
    int height = (int) (density * window.screenHeightDp);
    Sizes sizes = Sizes.of(resources);
    return Arrangement.isBeside(width, height, sizes)
        || Arrangement.above(width, height, title, 0, sizes).titled();
  }

  /**
   * Arranges {@code keypad}, somewhere among the controls, as there is room, and shows {@code
   * instead}, among these, too, where there is none for the title; whatever the controls show from
   * now on, the board keeps still.
   */
  void arrange(EvenGrid keypad, View instead) {
    controls.arrange(keypad);
    showInsteadOfTitle(instead);
  }

  /** Shows {@code instead}, somewhere among the controls, where there is no room for the title. */
  public void showInsteadOfTitle(View instead) {
    controls.showInsteadOfTitle(instead);
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
    if (parts.isPresent() && parts.get().direction() == Direction.UPRIGHT) {
      measureBesideFold(parts.get(), height);
    } else if (parts.isPresent()) {
      measureAboveFold(parts.get(), width);
    } else if (Arrangement.isBeside(width, height, sizes)) {
      measureBeside(width, height);
    } else {
      measureAbove(width, height);
    }
    Fitting.exactly(board(), arrangement.boardSide(), arrangement.boardSide());
  }

  private Optional<Parts> parts(Fold parting) {
    boolean isUpright = parting.direction() == Direction.UPRIGHT;
    Span across =
        isUpright
            ? new Span(getPaddingLeft(), getMeasuredWidth() - getPaddingRight())
            : new Span(getPaddingTop(), getMeasuredHeight() - getPaddingBottom());
    return Parts.of(parting, parting.direction(), across, sizes);
  }

  private void measureBesideFold(Parts both, int height) {
    int margins = 2 * sizes.margins().least();
    int side = Math.min(height, boardPart(both).length()) - margins;
    int room = controlsPart(both).length() - margins;
    arrangement = new Arrangement(true, true, side);
    titlePlace = TitlePlace.OVER_CONTROLS;
    measureControlsBeside(Math.min(room, sizes.controls().widths().most()), height);
  }

  /** The title makes room for a board that would fall below its least, the keys for the title. */
  private void measureAboveFold(Parts both, int width) {
    int margin = sizes.margins().least();
    int most = Math.min(width - 2 * margin, both.first().length() - 2 * margin);
    int title = Fitting.height(title(), width);
    int titled = Math.min(most, both.first().length() - title - margin);
    boolean isLow = titled < sizes.leastBoard();
    titlePlace = isLow ? TitlePlace.OVER_CONTROLS : TitlePlace.OVER_BOARD;
    controls.setColumns(isLow ? KEYS_BELOW_A_FOLD : KEYS_ABOVE, 0);
    arrangement = new Arrangement(false, true, isLow ? most : titled);
    measureControls(width, both.second().length() - (isLow ? title : 0));
  }

  private void measureBeside(int width, int height) {
    Abreast abreast = Abreast.in(width, height, sizes);
    parts = Optional.of(closeTogether(abreast));
    arrangement = new Arrangement(true, true, abreast.board());
    int title = Fitting.height(title(), abreast.width());
    boolean isAcross =
        isNarrow(abreast.controls()) && height - title - abreast.board() >= sizes.margins().least();
    titlePlace = isAcross ? TitlePlace.OVER_BOTH : TitlePlace.OVER_CONTROLS;
    measureControlsBeside(abreast.controls(), height - (isAcross ? title : 0));
  }

  /** Board and controls in the middle of the window, with no more than a gap between them. */
  private Parts closeTogether(Abreast abreast) {
    Span room = new Span(getPaddingLeft(), getMeasuredWidth() - getPaddingRight());
    int start = room.middle(abreast.width());
    int middle = start + (isBoardLast() ? abreast.controls() : abreast.board());
    return new Parts(
        Direction.UPRIGHT,
        new Span(start, middle),
        new Span(middle + abreast.gap(), start + abreast.width()));
  }

  /**
   * In a low window they get all of its height, else what they need, and the board's at least; what
   * they do not need of that is the keys', so that there is no hole beside a large board. Where
   * large text leaves too little for rows of three, there are fewer rows.
   */
  private void measureControlsBeside(int width, int height) {
    int side = arrangement.boardSide();
    boolean isOverControls = titlePlace == TitlePlace.OVER_CONTROLS;
    int title = isOverControls ? Fitting.height(title(), width) : 0;
    boolean isLikeBoard = isRoomy() && !isNarrow(width);
    int whole = isNarrow(width) ? wholeColumn : wholeWideColumn;
    column = isLikeBoard ? side : Math.min(height, Math.max(side, whole));
    int spare = isRoomy() ? column - whole : 0;
    boolean isForThrees = isRoomy() ? isNarrow(width) || spare >= 0 : !isOverControls;
    controls.setColumns(isForThrees ? KEYS_BESIDE : KEYS_ABOVE, spare);
    measureControls(width, column - title);
  }

  private void measureAbove(int width, int height) {
    controls.setColumns(KEYS_ABOVE, 0);
    int title = Fitting.height(title(), width);
    arrangement = Arrangement.above(width, height, title, wholeControls, sizes);
    titlePlace = arrangement.titled() ? TitlePlace.OVER_BOARD : TitlePlace.NOWHERE;
    measureControls(width, height - aboveBoard() - arrangement.boardSide());
  }

  private void measureControls(int width, int height) {
    controls.measure(width, height, titlePlace != TitlePlace.NOWHERE);
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    title().setVisibility(titlePlace == TitlePlace.NOWHERE ? INVISIBLE : VISIBLE);
    if (arrangement.beside()) {
      layoutBeside(parts.get(), bottom - top);
    } else {
      layoutAbove(right - left);
    }
  }

  private void layoutBeside(Parts both, int height) {
    int bar = titlePlace == TitlePlace.OVER_BOTH ? title().getMeasuredHeight() : 0;
    int free = height - getPaddingTop() - getPaddingBottom() - bar - column;
    int top = getPaddingTop() + free / 2 + bar;
    int start = controlsPart(both).middle(controls.measuredWidth());
    int board = boardPart(both).middle(board().getMeasuredWidth());
    Fitting.place(board(), board, top + (column - board().getMeasuredHeight()) / 2);
    if (bar > 0) {
      Fitting.place(title(), Math.min(board, start), getPaddingTop());
    }
    placeControls(start, top);
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
    Fitting.place(title(), x, y);
    y += aboveBoard();
    Fitting.place(board(), x + (room - board().getMeasuredWidth()) / 2, y);
    int below = y + board().getMeasuredHeight();
    placeControls(x, parts.map(both -> both.second().start()).orElse(below));
  }

  /** With the title, if it is over them, and the actions below. */
  private void placeControls(int x, int y) {
    int top = y;
    if (titlePlace == TitlePlace.OVER_CONTROLS) {
      Fitting.place(title(), x, top);
      top += title().getMeasuredHeight();
    }
    controls.place(x, top);
  }

  /** What is above a board that is above the controls. */
  private int aboveBoard() {
    return titlePlace == TitlePlace.OVER_BOARD
        ? title().getMeasuredHeight()
        : sizes.margins().least();
  }

  /** Whether the board is so high that there is room beside it for high controls. */
  private boolean isRoomy() {
    return arrangement.boardSide() >= threeColumns;
  }

  /** Whether controls so wide have no room for rows as on a phone. */
  private boolean isNarrow(int controls) {
    return controls < sizes.controls().widths().usual();
  }

  private View title() {
    return getChildAt(0);
  }

  private View board() {
    return getChildAt(1);
  }

  /** How much higher controls get by large text. */
  private float heightening() {
    float larger = Math.max(0, TextSize.scale(getResources()) - 1);
    return 1 + TEXT_PART_OF_CONTROLS * larger;
  }

  private int pixels(@DimenRes int dimension) {
    return getResources().getDimensionPixelSize(dimension);
  }
}
