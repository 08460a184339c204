package dev.casilla.app.ui.board;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Rect;
import android.util.AttributeSet;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.solver.Cells;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Draws boards without allocating objects. Confined to one thread. */
// It is independent of views, so that pictures can be drawn on a background thread. Paints are
// allocated once, the geometry once for each size, and digits are shared strings.
public final class BoardPainter {
  private static final int BLOCK = 3;

  private final float density;
  private final BoardPaints paints;
  private final CellPainter cells;
  private final Rect clip = new Rect();
  private BoardGeometry geometry;

  /** A painter with the colours of {@code attributes} or else of {@code context}'s theme. */
  public BoardPainter(Context context, @Nullable AttributeSet attributes) {
    density = context.getResources().getDisplayMetrics().density;
    paints = new BoardPaints(BoardColors.of(context, attributes), density);
    cells = new CellPainter(paints, density);
    geometry = new BoardGeometry(0, density);
  }

  /** Sets the size of boards to the largest that fits into {@code room} pixels. */
  public void fit(int room) {
    geometry = new BoardGeometry(room, density);
    paints.fit(geometry.cellSide());
    cells.fit(geometry.cellSide());
  }

  public int side() {
    return geometry.side();
  }

  BoardGeometry geometry() {
    return geometry;
  }

  /** Draws {@code board} with all its digits at the origin of {@code canvas}. */
  public void draw(Canvas canvas, BoardState board) {
    draw(canvas, board, cell -> true);
  }

  /** Draws {@code board} with the digits of those cells for which {@code inked} is true. */
  void draw(Canvas canvas, BoardState board, IntPredicate inked) {
    canvas.getClipBounds(clip);
    canvas.drawRect(0, 0, geometry.side(), geometry.side(), paints.paper);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int x = geometry.start(Cells.column(cell));
      int y = geometry.start(Cells.row(cell));
      if (clip.intersects(x, y, x + geometry.cellSide(), y + geometry.cellSide())) {
        cells.draw(canvas, board.cell(cell), x, y, inked.test(cell));
      }
    }
    drawLines(canvas, paints.hairline, 1);
    drawLines(canvas, paints.ink, BLOCK);
  }

  /** Draws every {@code step}th line; thick lines are drawn last and cover thin ones. */
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
