package dev.casilla.app.ui.board;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.os.Build;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import androidx.core.view.ViewCompat;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.solver.Cells;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Draws a {@link BoardState} and reports {@link BoardGestures}. It decides nothing.
 *
 * <p>A board reads left to right and row by row in every language.
 */
/*
 * Only what changed is drawn anew where the system can tell: cells outside the clip are passed over.
 */
public final class BoardView extends View {
  private final BoardPainter painter;
  private final BoardAccessibilityHelper touchHelper;
  private final BoardTouchHandler touch = new BoardTouchHandler(this);
  private final DigitRevealAnimation revealAnimation = new DigitRevealAnimation(this::redraw);
  private final IntPredicate isDigitShown = revealAnimation::isShown;
  private @Nullable BoardState state;
  private @Nullable BoardGestures gestures;

  public BoardView(Context context) {
    this(context, null);
  }

  public BoardView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    painter = new BoardPainter(context, attributes);
    touchHelper = new BoardAccessibilityHelper(this);
    ViewCompat.setAccessibilityDelegate(this, touchHelper);
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_YES);
    setDefaultFocusHighlight();
  }

  /** Reports to {@code gestures} from now on; before, the board is only to be looked at. */
  public void setGestures(BoardGestures gestures) {
    this.gestures = gestures;
    setFocusable(true);
    setFocusableInTouchMode(true);
  }

  /** Shows {@code state} from now on. */
  public void show(BoardState state) {
    BoardState before = this.state;
    this.state = state;
    if (before == null) {
      touchHelper.invalidateRoot();
      invalidate();
    } else if (!before.equals(state)) {
      revealAnimation.start(before, state);
      invalidateChanged(before, state);
      if (before.entryKind() != state.entryKind()) {
        touchHelper.invalidateRoot();
      }
    }
  }

  /** Shows {@code state} at once: it has nothing to do with what was shown before. */
  public void showWithoutAnimation(BoardState state) {
    revealAnimation.stop();
    this.state = null;
    show(state);
  }

  BoardState state() {
    return state == null ? BoardState.EMPTY : state;
  }

  BoardGeometry geometry() {
    return painter.geometry();
  }

  /** What to report to; only where {@link #isForTouch}. */
  BoardGestures gestures() {
    if (gestures == null) {
      throw new IllegalStateException("only to be looked at");
    }
    return gestures;
  }

  /** Whether there is more to do than look. */
  boolean isForTouch() {
    return gestures != null;
  }

  /** The cell at a point of the view, or -1. */
  int cellAt(float x, float y) {
    return geometry().cellAt(x - left(), y - top());
  }

  /** Where {@code cell} is in the view. */
  Rect cellBounds(int cell) {
    int x = left() + geometry().start(Cells.column(cell));
    int y = top() + geometry().start(Cells.row(cell));
    return new Rect(x, y, x + geometry().cellSide(), y + geometry().cellSide());
  }

  /** How far the board is from the view's left edge, in pixels. */
  int left() {
    return (getWidth() - painter.side()) / 2;
  }

  /** How far the board is from the view's top edge, in pixels. */
  int top() {
    return (getHeight() - painter.side()) / 2;
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int side = Math.min(MeasureSpec.getSize(widthSpec), MeasureSpec.getSize(heightSpec));
    setMeasuredDimension(side, side);
  }

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    painter.fit(Math.min(width, height));
  }

  @Override
  protected void onDetachedFromWindow() {
    revealAnimation.stop();
    super.onDetachedFromWindow();
  }

  @Override
  protected boolean dispatchHoverEvent(MotionEvent event) {
    return touchHelper.dispatchHoverEvent(event) || super.dispatchHoverEvent(event);
  }

  @Override
  public boolean onTouchEvent(MotionEvent event) {
    boolean isGesture = isForTouch() && touch.handle(event);
    if (isGesture && event.getActionMasked() == MotionEvent.ACTION_UP) {
      performClick();
    }
    return isGesture;
  }

  /** A touch has been reported when the finger came down. */
  @Override
  public boolean performClick() {
    return super.performClick();
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    Direction direction = Direction.of(keyCode);
    boolean isGesture =
        direction == null
            ? isConfirming(keyCode) && event.getRepeatCount() == 0 && touchSelected(event)
            : isPlain(event) && gestures().move(direction);
    return isGesture || super.onKeyDown(keyCode, event);
  }

  /** The middle of a cross of arrows is a finger on the selected cell. */
  private boolean touchSelected(KeyEvent event) {
    OptionalInt cell = isPlain(event) ? state().selected() : OptionalInt.empty();
    cell.ifPresent(gestures()::tap);
    return cell.isPresent();
  }

  private static boolean isConfirming(int keyCode) {
    return switch (keyCode) {
      case KeyEvent.KEYCODE_DPAD_CENTER,
          KeyEvent.KEYCODE_ENTER,
          KeyEvent.KEYCODE_NUMPAD_ENTER,
          KeyEvent.KEYCODE_SPACE ->
          true;
      default -> false;
    };
  }

  private boolean isPlain(KeyEvent event) {
    return isForTouch() && event.hasNoModifiers();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    canvas.save();
    canvas.translate(left(), top());
    painter.draw(canvas, state(), isDigitShown);
    canvas.restore();
  }

  /** A window that draws by itself takes the place into account, others the whole view. */
  @SuppressWarnings("deprecation")
  private void redraw(int cell) {
    invalidate(cellBounds(cell));
  }

  /** Likewise. */
  @SuppressWarnings("deprecation")
  private void invalidateChanged(BoardState before, BoardState after) {
    Rect changed = new Rect();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (!before.cell(cell).equals(after.cell(cell))) {
        changed.union(cellBounds(cell));
        notifyAccessibility(cell, before.cell(cell), after.cell(cell));
      }
    }
    invalidate(changed);
  }

  private void notifyAccessibility(int cell, BoardCell before, BoardCell after) {
    if (!before.withoutVisualMarks().equals(after.withoutVisualMarks())) {
      touchHelper.invalidateVirtualView(cell);
    }
  }

  /** The selected cell shows where the keys go; the system's frame would hide it. */
  private void setDefaultFocusHighlight() {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.O) {
      setDefaultFocusHighlightEnabled(false);
    }
  }
}
