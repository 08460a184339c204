package dev.casilla.app.ui.common.layout;

import dev.casilla.app.ui.common.layout.BoardScreenArrangement.Box;
import dev.casilla.app.ui.common.layout.BoardScreenArrangement.Keys;
import dev.casilla.app.ui.common.layout.BoardScreenSizes.Margins;
import dev.casilla.app.ui.common.window.WindowFold;
import dev.casilla.app.ui.common.window.WindowFold.Direction;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Computes where title, board and controls go in a window. All sizes are in pixels.
 *
 * <p>The result does not depend on what the controls show, so that the board stays where it is.
 */
final class BoardScreenArranger {
  private static final int KEYS_ABOVE = 5;
  private static final int KEYS_BESIDE = 3;
  private static final int KEYS_BELOW_A_FOLD = 10;

  /** The board gets more than half of the height of the lowest window. */
  private static final float LEAST_PART_OF_HEIGHT = 0.55f;

  private final BoardScreenSizes sizes;
  private final IntUnaryOperator titleHeight;

  /** Uses {@code titleHeight} to get the height of a title of some width. */
  BoardScreenArranger(BoardScreenSizes sizes, IntUnaryOperator titleHeight) {
    this.sizes = sizes;
    this.titleHeight = titleHeight;
  }

  /**
   * The part of a window that is clear of system bars.
   *
   * @param across from left to right
   * @param down from top to bottom
   * @param isMirrored whether text reads from the right
   */
  record Window(Span across, Span down, boolean isMirrored, Optional<WindowFold> fold) {
    int width() {
      return across.length();
    }

    int height() {
      return down.length();
    }
  }

  record Span(int start, int end) {
    int length() {
      return end - start;
    }

    /** Where something of {@code length} starts that is centred. */
    int middle(int length) {
      return start + (length() - length) / 2;
    }
  }

  /** A board above its controls: whether the title has room, and the board's side. */
  record Stacked(boolean isTitled, int board) {}

  /** A board beside its controls: the board's side, the gap, and the controls' width. */
  record SideBySide(int board, int gap, int controls) {
    int width() {
      return board + gap + controls;
    }
  }

  /** The arrangement for {@code window}; with a fold, board and controls are on two sides of it. */
  BoardScreenArrangement arrange(Window window) {
    Optional<WindowFold> fold =
        window.fold().filter(parting -> hasRoomAtBothSides(window, parting));
    if (fold.isPresent()) {
      return fold.get().direction() == Direction.UPRIGHT
          ? besideFold(window, fold.get())
          : aboveFold(window, fold.get());
    }
    return isBeside(window.width(), window.height(), sizes) ? beside(window) : above(window);
  }

  /**
   * Whether the board goes beside the controls: in a wide window, unless it would be smaller than
   * its minimum; in a narrow one, if it is larger there than above them.
   */
  static boolean isBeside(int width, int height, BoardScreenSizes sizes) {
    int beside = besideSide(width, height, sizes);
    if (width >= sizes.wideWindow() && beside >= sizes.leastBoard()) {
      return true;
    }
    int most = width - 2 * sizes.margins().least();
    int above = Math.max(height - sizes.controls().usualHeight(), leastAbove(most, height, sizes));
    return beside > Math.min(most, above);
  }

  /** A board beside its controls, close together, with as much for the controls as is useful. */
  static SideBySide sideBySide(int width, int height, BoardScreenSizes sizes) {
    int board = Math.max(0, besideSide(width, height, sizes));
    Margins margins = sizes.margins();
    int roomy = width - board - 3 * margins.beside();
    int most = sizes.controls().widths().most();
    int controls = Math.min(most, Math.max(sizes.controlsBeside(width), roomy));
    int gap = Math.min(margins.beside(), (width - board - controls) / 3);
    return new SideBySide(board, Math.max(margins.least(), gap), controls);
  }

  /**
   * A board above controls that get the height {@code controls} if possible.
   *
   * <p>In a low window the title, {@code title} high, is left out; in a lower one the controls
   * scroll; in the lowest the board shrinks.
   */
  static Stacked stacked(int width, int height, int title, int controls, BoardScreenSizes sizes) {
    int margin = sizes.margins().least();
    int most = width - 2 * margin;
    int kept = Math.min(most, sizes.leastBoard());
    boolean isTitled = height - title - kept >= sizes.controls().shortHeight();
    int rest = height - (isTitled ? title : margin);
    int wanted = Math.max(rest - controls, leastAbove(most, rest, sizes));
    return new Stacked(isTitled, Math.max(0, Math.min(wanted, most)));
  }

  /** The board's minimum in {@code height}, however much the controls need. */
  private static int leastAbove(int most, int height, BoardScreenSizes sizes) {
    int beforeControls = height - sizes.controls().leastHeight();
    int share = (int) Math.ceil(LEAST_PART_OF_HEIGHT * height);
    return Math.min(Math.min(most, sizes.leastBoard()), Math.max(beforeControls, share));
  }

  /** The board's side beside controls that are as narrow as they can be. */
  private static int besideSide(int width, int height, BoardScreenSizes sizes) {
    return Math.min(
        height - 2 * sizes.margins().beside(),
        width - 3 * sizes.margins().least() - sizes.controlsBeside(width));
  }

  private boolean hasRoomAtBothSides(Window window, WindowFold fold) {
    BoardScreenSizes.Controls controls = sizes.controls();
    return fold.direction() == Direction.UPRIGHT
        ? Math.min(fold.start() - window.across().start(), window.across().end() - fold.end())
            >= controls.widths().least()
        : fold.start() - window.down().start() >= sizes.leastBoard()
            && window.down().end() - fold.end() >= controls.shortHeight();
  }

  private BoardScreenArrangement besideFold(Window window, WindowFold fold) {
    Span left = new Span(window.across().start(), fold.start());
    Span right = new Span(fold.end(), window.across().end());
    Span boardPart = window.isMirrored() ? right : left;
    Span controlsPart = window.isMirrored() ? left : right;
    int margins = 2 * sizes.margins().least();
    int side = Math.min(window.height(), boardPart.length()) - margins;
    int width = Math.min(controlsPart.length() - margins, sizes.controls().widths().most());
    return beside(
        window.down(),
        Optional.empty(),
        new Span(boardPart.middle(side), boardPart.middle(side) + side),
        new Span(controlsPart.middle(width), controlsPart.middle(width) + width));
  }

  private BoardScreenArrangement beside(Window window) {
    SideBySide both = sideBySide(window.width(), window.height(), sizes);
    int start = window.across().middle(both.width());
    int board = window.isMirrored() ? start + both.controls() + both.gap() : start;
    int controls = window.isMirrored() ? start : start + both.board() + both.gap();
    int title = titleHeight.applyAsInt(both.width());
    boolean hasRoomForBar =
        isNarrow(both.controls())
            && window.height() - title - both.board() >= sizes.margins().least();
    Box bar = new Box(start, window.down().start(), both.width(), title);
    return beside(
        new Span(window.down().start() + (hasRoomForBar ? title : 0), window.down().end()),
        hasRoomForBar ? Optional.of(bar) : Optional.empty(),
        new Span(board, board + both.board()),
        new Span(controls, controls + both.controls()));
  }

  /**
   * In a low window the controls get the whole height {@code down}, else what they need, and at
   * least the board's; the keys get what is left of it, so that there is no gap beside a large
   * board. Where large text leaves too little height for rows of three, there are fewer rows.
   *
   * @param bar the title above both; without one, it is above the controls
   */
  private BoardScreenArrangement beside(Span down, Optional<Box> bar, Span board, Span controls) {
    int side = board.length();
    int width = controls.length();
    int title = bar.isPresent() ? 0 : titleHeight.applyAsInt(width);
    boolean hasSpareHeight = side >= sizes.heights().boardForThrees();
    int whole = isNarrow(width) ? sizes.heights().column() : sizes.heights().wideColumn();
    boolean isLikeBoard = hasSpareHeight && !isNarrow(width);
    int column = isLikeBoard ? side : Math.min(down.length(), Math.max(side, whole));
    int spare = hasSpareHeight ? column - whole : 0;
    boolean isForThrees = hasSpareHeight ? isNarrow(width) || spare >= 0 : bar.isPresent();
    int top = down.middle(column);
    return new BoardScreenArrangement(
        true,
        bar.orElse(new Box(controls.start(), top, width, title)),
        new Box(board.start(), top + (column - side) / 2, side, side),
        new Box(controls.start(), top + title, width, column - title),
        new Keys(isForThrees ? KEYS_BESIDE : KEYS_ABOVE, spare));
  }

  /** In a low upper part the title goes below the fold, and the keys into one row. */
  private BoardScreenArrangement aboveFold(Window window, WindowFold fold) {
    int margin = sizes.margins().least();
    int upper = fold.start() - window.down().start();
    int most = Math.min(window.width(), upper) - 2 * margin;
    int title = titleHeight.applyAsInt(window.width());
    int titled = Math.min(most, upper - title - margin);
    boolean isLow = titled < sizes.leastBoard();
    int top = window.down().start();
    return stack(
        window,
        new Box(window.across().start(), isLow ? fold.end() : top, window.width(), title),
        new Span(top + (isLow ? margin : title), top + (isLow ? margin + most : title + titled)),
        new Span(fold.end() + (isLow ? title : 0), window.down().end()),
        isLow ? KEYS_BELOW_A_FOLD : KEYS_ABOVE);
  }

  private BoardScreenArrangement above(Window window) {
    int title = titleHeight.applyAsInt(window.width());
    Stacked both =
        stacked(window.width(), window.height(), title, sizes.heights().controls(), sizes);
    int top = window.down().start();
    int board = top + (both.isTitled() ? title : sizes.margins().least());
    BoardScreenArrangement arrangement =
        stack(
            window,
            new Box(window.across().start(), top, window.width(), title),
            new Span(board, board + both.board()),
            new Span(board + both.board(), window.down().end()),
            KEYS_ABOVE);
    return both.isTitled() ? arrangement : arrangement.untitled();
  }

  private static BoardScreenArrangement stack(
      Window window, Box title, Span board, Span controls, int columns) {
    int side = board.length();
    return new BoardScreenArrangement(
        true,
        title,
        new Box(window.across().middle(side), board.start(), side, side),
        new Box(window.across().start(), controls.start(), window.width(), controls.length()),
        new Keys(columns, 0));
  }

  /** Whether controls of {@code width} have no room for rows as on a phone. */
  private boolean isNarrow(int width) {
    return width < sizes.controls().widths().usual();
  }
}
