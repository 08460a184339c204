package dev.casilla.app.ui.board;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.solver.Digits;

/** Draws single cells without allocating objects. Confined to one thread. */
final class CellPainter {
  private static final String[] DIGITS = {"", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
  private static final int NOTES_ACROSS = 3;
  private static final int CORNERS = 4;

  /** Radius of the paper behind a digit; hatching stays visible in the corners. */
  private static final float PAPER_PART_OF_CELL = 0.72f;

  private static final float BAR_PART_OF_CELL = 0.5f;
  private static final float BAR_DP = 2f;
  private static final float BAR_ABOVE_LINE_DP = 2f;
  private static final float RING_DP = 2f;
  private static final float STRONG_RING_DP = 4f;

  /** Thin, because up to sixty cells can have it. */
  private static final float QUIET_RING_DP = 1f;

  private static final float DOT_DP = 1.5f;
  private static final float CORNER_PART_OF_CELL = 0.3f;

  /** Inside any ring, and above the bar under a digit. */
  private static final float BRACKET_INSET_DP = 3f;

  private static final float BRACKET_DP = 1f;
  private static final float STRONG_BRACKET_DP = 2f;
  private static final float BRACKET_PART_OF_CELL = 0.16f;
  private static final float STRONG_BRACKET_PART_OF_CELL = 0.28f;
  private static final float MARK_GAP_DP = 1.5f;

  /** Smaller cells, in thumbnails of boards, have dots instead of digits. */
  private static final float LEAST_FOR_DIGITS_DP = 10f;

  private static final float GIVEN_DOT_PART_OF_CELL = 0.7f;
  private static final float ENTRY_DOT_PART_OF_CELL = 0.4f;

  private final BoardPaints paints;
  private final float density;
  private final Path corner = new Path();
  private final Path brackets = new Path();
  private int side;

  CellPainter(BoardPaints paints, float density) {
    this.paints = paints;
    this.density = density;
  }

  void fit(int cellSide) {
    side = cellSide;
    float leg = CORNER_PART_OF_CELL * cellSide;
    corner.rewind();
    corner.moveTo(0, 0);
    corner.lineTo(leg, 0);
    corner.lineTo(0, leg);
    corner.close();
    shapeBrackets();
  }

  /** The corners of a frame; longer and thicker where the cell has no fill. */
  private void shapeBrackets() {
    int near = pixels(BRACKET_INSET_DP);
    int thick = pixels(paints.ringed ? STRONG_BRACKET_DP : BRACKET_DP);
    float part = paints.ringed ? STRONG_BRACKET_PART_OF_CELL : BRACKET_PART_OF_CELL;
    int leg = Math.max(thick, Math.round(part * side));
    brackets.rewind();
    for (int i = 0; i < CORNERS; i++) {
      boolean isRight = i % 2 != 0;
      boolean isLow = i / 2 != 0;
      addBar(isRight ? side - near - leg : near, isLow ? side - near - thick : near, leg, thick);
      addBar(isRight ? side - near - thick : near, isLow ? side - near - leg : near, thick, leg);
    }
  }

  private void addBar(int x, int y, int width, int height) {
    brackets.addRect(x, y, x + width, y + height, Path.Direction.CW);
  }

  private int pixels(float dp) {
    return Math.max(1, Math.round(dp * density));
  }

  /** Draws {@code cell} with its corner at a point, with its digit if {@code inked}. */
  void draw(Canvas canvas, BoardCell cell, int x, int y, boolean inked) {
    drawGround(canvas, cell, x, y);
    if (!cell.hasDigit()) {
      drawNotes(canvas, cell, x, y);
    } else if (side < LEAST_FOR_DIGITS_DP * density) {
      drawDot(canvas, cell, x, y);
      return;
    } else if (inked) {
      if (cell.has(Mark.DIFFERS)) {
        // Digits and notes have paper behind them, so that they are legible on hatching.
        float radius = PAPER_PART_OF_CELL * side / 2;
        canvas.drawCircle(x + side / 2f, y + side / 2f, radius, paints.notePaper);
      }
      Paint pen = pen(cell);
      float middle = x + side / 2f + paints.digitShift(pen);
      canvas.drawText(DIGITS[cell.digit()], middle, y + side / 2f + paints.digitDrop(), pen);
    }
    drawTrouble(canvas, cell, x, y);
  }

  /** A doubtful clue's mark is larger than an entry's; a wrong digit fills its cell. */
  private void drawDot(Canvas canvas, BoardCell cell, int x, int y) {
    Paint pen = pen(cell);
    if (pen == paints.troubledGiven || pen == paints.troubledEntry) {
      canvas.drawRect(x, y, x + side, y + side, pen);
    } else {
      float part = cell.isGiven() ? GIVEN_DOT_PART_OF_CELL : ENTRY_DOT_PART_OF_CELL;
      canvas.drawCircle(x + side / 2f, y + side / 2f, part * side / 2, pen);
    }
  }

  private void drawGround(Canvas canvas, BoardCell cell, int x, int y) {
    boolean selected = cell.has(Mark.SELECTED);
    boolean same = cell.has(Mark.SAME_DIGIT);
    if (selected || same || cell.has(Mark.PEER)) {
      Paint fill = selected ? paints.selected : same ? paints.same : paints.peer;
      canvas.drawRect(x, y, x + side, y + side, fill);
    }
    if (cell.has(Mark.DIFFERS)) {
      canvas.drawRect(x, y, x + side, y + side, paints.hatch);
    }
    if (selected) {
      drawRing(canvas, x, y, ringDp(), paints.ring);
    } else if (same && !cell.has(Mark.CLASH)) {
      draw(canvas, brackets, x, y, paints.entry);
    }
    if (cell.has(Mark.COUNTED) && !selected) {
      drawRing(canvas, x, y, QUIET_RING_DP, paints.doubt);
    }
    if (cell.has(Mark.DOUBTFUL)) {
      // A ring can be as dark as the mark, so the mark goes inside with a gap.
      int inset = selected ? pixels(ringDp() + MARK_GAP_DP) : 0;
      draw(canvas, corner, x + inset, y + inset, paints.doubt);
    }
  }

  private static void draw(Canvas canvas, Path shape, int x, int y, Paint paint) {
    canvas.translate(x, y);
    canvas.drawPath(shape, paint);
    canvas.translate(-x, -y);
  }

  private float ringDp() {
    return paints.ringed ? STRONG_RING_DP : RING_DP;
  }

  private void drawTrouble(Canvas canvas, BoardCell cell, int x, int y) {
    if (cell.has(Mark.CLASH)) {
      drawBar(canvas, x, y);
    }
    if (cell.has(Mark.CONTRADICTS) && !cell.has(Mark.SELECTED)) {
      drawRing(canvas, x, y, RING_DP, paints.trouble);
    }
    if (cell.has(Mark.WRONG)) {
      drawStrike(canvas, x, y);
    }
  }

  private Paint pen(BoardCell cell) {
    if (cell.has(Mark.CLASH) || cell.has(Mark.CONTRADICTS) || cell.has(Mark.WRONG)) {
      return cell.isGiven() ? paints.troubledGiven : paints.troubledEntry;
    }
    return cell.isGiven() ? paints.given : paints.entry;
  }

  private void drawNotes(Canvas canvas, BoardCell cell, int x, int y) {
    float third = side / (float) NOTES_ACROSS;
    for (int rest = cell.notes(); rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int column = (digit - 1) % NOTES_ACROSS;
      int row = (digit - 1) / NOTES_ACROSS;
      float noteX = x + (column + 0.5f) * third;
      float noteY = y + (row + 0.5f) * third;
      if (cell.has(Mark.DIFFERS)) {
        canvas.drawCircle(noteX, noteY, third / 2, paints.notePaper);
      }
      if (paints.notesAreDots()) {
        canvas.drawCircle(noteX, noteY, DOT_DP * density, paints.note);
      } else {
        canvas.drawText(DIGITS[digit], noteX, noteY + paints.noteDrop(), paints.note);
      }
    }
  }

  private void drawRing(Canvas canvas, int x, int y, float dp, Paint paint) {
    int thick = pixels(dp);
    int end = x + side;
    int bottom = y + side;
    canvas.drawRect(x, y, end, y + thick, paint);
    canvas.drawRect(x, bottom - thick, end, bottom, paint);
    canvas.drawRect(x, y + thick, x + thick, bottom - thick, paint);
    canvas.drawRect(end - thick, y + thick, end, bottom - thick, paint);
  }

  /** Above the ring of a selected cell. */
  private void drawBar(Canvas canvas, int x, int y) {
    float inset = side * (1 - BAR_PART_OF_CELL) / 2;
    float bottom = y + side - (BAR_ABOVE_LINE_DP + RING_DP) * density;
    float thick = BAR_DP * density;
    canvas.drawRoundRect(
        x + inset, bottom - thick, x + side - inset, bottom, thick / 2, thick / 2, paints.trouble);
  }

  private void drawStrike(Canvas canvas, int x, int y) {
    float inset = side * (1 - BAR_PART_OF_CELL) / 2;
    paints.trouble.setStrokeWidth(BAR_DP * density);
    canvas.drawLine(x + inset, y + side - inset, x + side - inset, y + inset, paints.trouble);
  }
}
