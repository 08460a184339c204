package dev.casilla.app.ui.common.layout;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.DimenRes;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;
import dev.casilla.app.ui.common.layout.FoldedWindowParts.Span;
import dev.casilla.app.ui.common.window.SystemBarInsets;
import dev.casilla.app.ui.common.window.WindowFold;
import dev.casilla.app.ui.common.window.WindowFold.Direction;
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
public final class BoardScreenLayout extends ViewGroup {
  private static final int KEYS_ABOVE = 5;
  private static final int KEYS_BESIDE = 3;
  private static final int KEYS_BELOW_A_FOLD = 10;

  /** How much of the controls' height grows with the text. */
  private static final float TEXT_PART_OF_CONTROLS = 0.35f;

  private final BoardScreenSizes sizes;
  private final int threeColumns;
  private final int wholeControls;
  private final int wholeColumn;
  private final int wholeWideColumn;
  private final ControlsPanel controls = new ControlsPanel(this);
  private BoardScreenArrangement arrangement = new BoardScreenArrangement(false, true, 0);

  /** How high the controls are, with what is above and below them, when beside the board. */
  private int column;

  private TitlePosition titlePlace = TitlePosition.OVER_BOARD;
  private Optional<WindowFold> fold = Optional.empty();

  /** What of the window is the board's and what is the controls', unless these just follow it. */
  private Optional<FoldedWindowParts> parts = Optional.empty();

  public BoardScreenLayout(Context context) {
    this(context, null);
  }

  public BoardScreenLayout(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    sizes = BoardScreenSizes.of(getResources());
    threeColumns = pixels(R.dimen.keys_in_threes);
    wholeControls = (int) (pixels(R.dimen.controls_whole_height) * extraKeyHeight());
    wholeColumn = (int) (pixels(R.dimen.controls_column_height) * extraKeyHeight());
    wholeWideColumn = (int) (pixels(R.dimen.controls_wide_column_height) * extraKeyHeight());
    SystemBarInsets.keepClear(this);
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
    BoardScreenSizes sizes = BoardScreenSizes.of(resources);
    return BoardScreenArrangement.isBeside(width, height, sizes)
        || BoardScreenArrangement.above(width, height, title, 0, sizes).titled();
  }

  /**
   * Arranges {@code keypad}, somewhere among the controls, as there is room, and shows {@code
   * instead}, among these, too, where there is none for the title; whatever the controls show from
   * now on, the board keeps still.
   */
  public void arrange(EvenGridLayout keypad, View instead) {
    controls.arrange(keypad);
    showInsteadOfTitle(instead);
  }

  /** Shows {@code instead}, somewhere among the controls, where there is no room for the title. */
  public void showInsteadOfTitle(View instead) {
    controls.showInsteadOfTitle(instead);
  }

  /** The fold that parts the window from now on, if one does. */
  public void setFold(Optional<WindowFold> parting) {
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
    } else if (BoardScreenArrangement.isBeside(width, height, sizes)) {
      measureBeside(width, height);
    } else {
      measureAbove(width, height);
    }
    ExactLayoutMeasure.exactly(board(), arrangement.boardSide(), arrangement.boardSide());
  }

  private Optional<FoldedWindowParts> parts(WindowFold parting) {
    boolean isUpright = parting.direction() == Direction.UPRIGHT;
    Span across =
        isUpright
            ? new Span(getPaddingLeft(), getMeasuredWidth() - getPaddingRight())
            : new Span(getPaddingTop(), getMeasuredHeight() - getPaddingBottom());
    return FoldedWindowParts.of(parting, parting.direction(), across, sizes);
  }

  private void measureBesideFold(FoldedWindowParts both, int height) {
    int margins = 2 * sizes.margins().least();
    int side = Math.min(height, boardPart(both).length()) - margins;
    int room = controlsPart(both).length() - margins;
    arrangement = new BoardScreenArrangement(true, true, side);
    titlePlace = TitlePosition.OVER_CONTROLS;
    measureControlsBeside(Math.min(room, sizes.controls().widths().most()), height);
  }

  /** The title makes room for a board that would fall below its least, the keys for the title. */
  private void measureAboveFold(FoldedWindowParts both, int width) {
    int margin = sizes.margins().least();
    int most = Math.min(width - 2 * margin, both.first().length() - 2 * margin);
    int title = ExactLayoutMeasure.height(title(), width);
    int titled = Math.min(most, both.first().length() - title - margin);
    boolean isLow = titled < sizes.leastBoard();
    titlePlace = isLow ? TitlePosition.OVER_CONTROLS : TitlePosition.OVER_BOARD;
    controls.setColumns(isLow ? KEYS_BELOW_A_FOLD : KEYS_ABOVE, 0);
    arrangement = new BoardScreenArrangement(false, true, isLow ? most : titled);
    measureControls(width, both.second().length() - (isLow ? title : 0));
  }

  private void measureBeside(int width, int height) {
    SideBySideSpec abreast = SideBySideSpec.in(width, height, sizes);
    parts = Optional.of(closeTogether(abreast));
    arrangement = new BoardScreenArrangement(true, true, abreast.board());
    int title = ExactLayoutMeasure.height(title(), abreast.width());
    boolean isAcross =
        isNarrow(abreast.controls()) && height - title - abreast.board() >= sizes.margins().least();
    titlePlace = isAcross ? TitlePosition.OVER_BOTH : TitlePosition.OVER_CONTROLS;
    measureControlsBeside(abreast.controls(), height - (isAcross ? title : 0));
  }

  /** Board and controls in the middle of the window, with no more than a gap between them. */
  private FoldedWindowParts closeTogether(SideBySideSpec abreast) {
    Span room = new Span(getPaddingLeft(), getMeasuredWidth() - getPaddingRight());
    int start = room.middle(abreast.width());
    int middle = start + (isBoardLast() ? abreast.controls() : abreast.board());
    return new FoldedWindowParts(
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
    boolean isOverControls = titlePlace == TitlePosition.OVER_CONTROLS;
    int title = isOverControls ? ExactLayoutMeasure.height(title(), width) : 0;
    boolean isLikeBoard = hasSpareHeight() && !isNarrow(width);
    int whole = isNarrow(width) ? wholeColumn : wholeWideColumn;
    column = isLikeBoard ? side : Math.min(height, Math.max(side, whole));
    int spare = hasSpareHeight() ? column - whole : 0;
    boolean isForThrees = hasSpareHeight() ? isNarrow(width) || spare >= 0 : !isOverControls;
    controls.setColumns(isForThrees ? KEYS_BESIDE : KEYS_ABOVE, spare);
    measureControls(width, column - title);
  }

  private void measureAbove(int width, int height) {
    controls.setColumns(KEYS_ABOVE, 0);
    int title = ExactLayoutMeasure.height(title(), width);
    arrangement = BoardScreenArrangement.above(width, height, title, wholeControls, sizes);
    titlePlace = arrangement.titled() ? TitlePosition.OVER_BOARD : TitlePosition.NOWHERE;
    measureControls(width, height - aboveBoard() - arrangement.boardSide());
  }

  private void measureControls(int width, int height) {
    controls.measure(width, height, titlePlace != TitlePosition.NOWHERE);
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    title().setVisibility(titlePlace == TitlePosition.NOWHERE ? INVISIBLE : VISIBLE);
    if (arrangement.beside()) {
      layoutBeside(parts.get(), bottom - top);
    } else {
      layoutAbove(right - left);
    }
  }

  private void layoutBeside(FoldedWindowParts both, int height) {
    int bar = titlePlace == TitlePosition.OVER_BOTH ? title().getMeasuredHeight() : 0;
    int free = height - getPaddingTop() - getPaddingBottom() - bar - column;
    int top = getPaddingTop() + free / 2 + bar;
    int start = controlsPart(both).middle(controls.measuredWidth());
    int board = boardPart(both).middle(board().getMeasuredWidth());
    ExactLayoutMeasure.place(board(), board, top + (column - board().getMeasuredHeight()) / 2);
    if (bar > 0) {
      ExactLayoutMeasure.place(title(), Math.min(board, start), getPaddingTop());
    }
    placeControls(start, top);
  }

  private Span boardPart(FoldedWindowParts both) {
    return isBoardLast() ? both.second() : both.first();
  }

  private Span controlsPart(FoldedWindowParts both) {
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
    ExactLayoutMeasure.place(title(), x, y);
    y += aboveBoard();
    ExactLayoutMeasure.place(board(), x + (room - board().getMeasuredWidth()) / 2, y);
    int below = y + board().getMeasuredHeight();
    placeControls(x, parts.map(both -> both.second().start()).orElse(below));
  }

  /** With the title, if it is over them, and the actions below. */
  private void placeControls(int x, int y) {
    int top = y;
    if (titlePlace == TitlePosition.OVER_CONTROLS) {
      ExactLayoutMeasure.place(title(), x, top);
      top += title().getMeasuredHeight();
    }
    controls.place(x, top);
  }

  /** What is above a board that is above the controls. */
  private int aboveBoard() {
    return titlePlace == TitlePosition.OVER_BOARD
        ? title().getMeasuredHeight()
        : sizes.margins().least();
  }

  /** Whether the board is so high that there is room beside it for high controls. */
  private boolean hasSpareHeight() {
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
  private float extraKeyHeight() {
    float larger = Math.max(0, TextSize.scale(getResources()) - 1);
    return 1 + TEXT_PART_OF_CONTROLS * larger;
  }

  private int pixels(@DimenRes int dimension) {
    return getResources().getDimensionPixelSize(dimension);
  }
}
