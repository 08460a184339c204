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
 * Draws a {@link BoardState} and reports {@link BoardGestures}; it has no logic of its own.
 *
 * <p>A board is never mirrored.
 */
// Cells outside the clip are skipped: a software canvas is clipped to what is invalid.
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

  /** Reports to {@code gestures}; a board without gestures is read-only and not focusable. */
  public void setGestures(BoardGestures gestures) {
    this.gestures = gestures;
    setFocusable(true);
    setFocusableInTouchMode(true);
  }

  /** Shows {@code state}; several new digits appear one after the other. */
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

  /** Shows {@code state} at once, for instance when the view is recycled for another board. */
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

  BoardGestures gestures() {
    if (gestures == null) {
      throw new IllegalStateException("read-only board");
    }
    return gestures;
  }

  boolean isForTouch() {
    return gestures != null;
  }

  /** The cell at a point of the view, or -1. */
  int cellAt(float x, float y) {
    return geometry().cellAt(x - left(), y - top());
  }

  Rect cellBounds(int cell) {
    int x = left() + geometry().start(Cells.column(cell));
    int y = top() + geometry().start(Cells.row(cell));
    return new Rect(x, y, x + geometry().cellSide(), y + geometry().cellSide());
  }

  int left() {
    return (getWidth() - painter.side()) / 2;
  }

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

  /** Only for accessibility: the gesture was reported when the pointer went down. */
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

  /** The confirm key taps the selected cell. */
  private boolean touchSelected(KeyEvent event) {
    OptionalInt cell = isPlain(event) ? state().selected() : OptionalInt.empty();
    cell.ifPresent(selected -> gestures().tap(selected));
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

  /** Invalidates one cell; with hardware acceleration the whole view is drawn again. */
  @SuppressWarnings("deprecation")
  private void redraw(int cell) {
    invalidate(cellBounds(cell));
  }

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

  /** The selected cell is the focus; the system's highlight would cover it. */
  private void setDefaultFocusHighlight() {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.O) {
      setDefaultFocusHighlightEnabled(false);
    }
  }
}
