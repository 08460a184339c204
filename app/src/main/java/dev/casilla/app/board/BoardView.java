package dev.casilla.app.board;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;
import androidx.core.view.ViewCompat;
import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import org.jspecify.annotations.Nullable;

/**
 * Draws a {@link BoardState}. It decides nothing.
 *
 * <p>A board reads left to right and row by row in every language.
 */
/*
 * Drawing allocates nothing: paints are made with the view, geometry with its size, and digits are
 * shared strings.
 */
public final class BoardView extends View {
  private static final String[] DIGITS = {"", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
  private static final int NOTES_ACROSS = 3;
  private static final float BAR_PART_OF_CELL = 0.5f;
  private static final float BAR_DP = 2f;
  private static final float BAR_ABOVE_LINE_DP = 2f;

  private final float density = getResources().getDisplayMetrics().density;
  private final BoardPaints paints;
  private final BoardTouchHelper touchHelper;
  private BoardGeometry geometry = new BoardGeometry(0, density);
  private BoardState state = BoardState.EMPTY;

  public BoardView(Context context) {
    this(context, null);
  }

  public BoardView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    paints = new BoardPaints(BoardColors.of(context, attributes), density);
    touchHelper = new BoardTouchHelper(this);
    ViewCompat.setAccessibilityDelegate(this, touchHelper);
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_YES);
  }

  /** Shows {@code state} from now on. */
  public void show(BoardState state) {
    if (!this.state.equals(state)) {
      this.state = state;
      touchHelper.invalidateRoot();
      invalidate();
    }
  }

  BoardState state() {
    return state;
  }

  BoardGeometry geometry() {
    return geometry;
  }

  /** How far the board is from the view's left edge, in pixels. */
  int left() {
    return (getWidth() - geometry.side()) / 2;
  }

  /** How far the board is from the view's top edge, in pixels. */
  int top() {
    return (getHeight() - geometry.side()) / 2;
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int side = Math.min(MeasureSpec.getSize(widthSpec), MeasureSpec.getSize(heightSpec));
    setMeasuredDimension(side, side);
  }

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    geometry = new BoardGeometry(Math.min(width, height), density);
    paints.fit(geometry.cellSide());
  }

  @Override
  protected boolean dispatchHoverEvent(MotionEvent event) {
    return touchHelper.dispatchHoverEvent(event) || super.dispatchHoverEvent(event);
  }

  @Override
  protected void onDraw(Canvas canvas) {
    canvas.save();
    canvas.translate(left(), top());
    canvas.drawRect(0, 0, geometry.side(), geometry.side(), paints.paper);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      drawCell(canvas, state.cell(cell), geometry.start(Cells.column(cell)), rowStart(cell));
    }
    drawLines(canvas, paints.hairline, 1);
    drawLines(canvas, paints.ink, NOTES_ACROSS);
    canvas.restore();
  }

  private int rowStart(int cell) {
    return geometry.start(Cells.row(cell));
  }

  private void drawCell(Canvas canvas, BoardCell cell, int x, int y) {
    int side = geometry.cellSide();
    if (cell.has(Mark.DIFFERS)) {
      canvas.drawRect(x, y, x + side, y + side, paints.hatch);
    }
    if (cell.hasDigit()) {
      float baseline = y + side / 2f + paints.digitDrop();
      canvas.drawText(DIGITS[cell.digit()], x + side / 2f, baseline, digitPaint(cell));
    } else {
      drawNotes(canvas, cell.notes(), x, y);
    }
    if (cell.has(Mark.CLASH)) {
      drawClashBar(canvas, x, y);
    }
  }

  private Paint digitPaint(BoardCell cell) {
    if (cell.has(Mark.CLASH)) {
      return cell.isGiven() ? paints.clashingGiven : paints.clashingEntry;
    }
    return cell.isGiven() ? paints.given : paints.entry;
  }

  private void drawNotes(Canvas canvas, int notes, int x, int y) {
    float third = geometry.cellSide() / (float) NOTES_ACROSS;
    for (int rest = notes; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int column = (digit - 1) % NOTES_ACROSS;
      int row = (digit - 1) / NOTES_ACROSS;
      drawNote(canvas, digit, x + (column + 0.5f) * third, y + (row + 0.5f) * third);
    }
  }

  /** A note lies on paper of its own, to be read on hatching too. */
  private void drawNote(Canvas canvas, int digit, float x, float y) {
    canvas.drawCircle(x, y, geometry.cellSide() / 2f / NOTES_ACROSS, paints.notePaper);
    canvas.drawText(DIGITS[digit], x, y + paints.noteDrop(), paints.note);
  }

  private void drawClashBar(Canvas canvas, int x, int y) {
    float side = geometry.cellSide();
    float inset = side * (1 - BAR_PART_OF_CELL) / 2;
    float bottom = y + side - BAR_ABOVE_LINE_DP * density;
    float thick = BAR_DP * density;
    canvas.drawRoundRect(
        x + inset, bottom - thick, x + side - inset, bottom, thick / 2, thick / 2, paints.clashBar);
  }

  /** Every {@code step}th line: thick ones come after and cover thin ones. */
  private void drawLines(Canvas canvas, Paint paint, int step) {
    int side = geometry.side();
    for (int index = 0; index <= Cells.SIDE; index += step) {
      int line = geometry.lineBefore(index);
      int end = index == Cells.SIDE ? side : geometry.start(index);
      canvas.drawRect(end - line, 0, end, side, paint);
      canvas.drawRect(0, end - line, side, end, paint);
    }
  }
}
