package dev.casilla.app.ui.create;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.View;
import com.google.android.material.R;
import com.google.android.material.color.MaterialColors;
import dev.casilla.solver.Cells;
import dev.casilla.solver.generator.Symmetry;
import org.jspecify.annotations.Nullable;

/** Draws a {@link SymmetryPattern} on a small board. */
public final class SymmetryPatternView extends View {
  private static final int BLOCK = 3;
  private static final float LINE_DP = 1f;

  /** The part of a cell's side that a clue fills. */
  private static final float CLUE_PART = 0.7f;

  private final Paint paper = new Paint();
  private final Paint ink = new Paint();
  private final Paint line = new Paint();
  private final float lineWidth = LINE_DP * getResources().getDisplayMetrics().density;
  private SymmetryPattern pattern = SymmetryPattern.NONE;

  public SymmetryPatternView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    paper.setColor(MaterialColors.getColor(this, R.attr.colorSurfaceContainerLowest));
    ink.setColor(MaterialColors.getColor(this, R.attr.colorOnSurface));
    line.setColor(MaterialColors.getColor(this, R.attr.colorOutline));
  }

  void show(SymmetryPattern pattern) {
    this.pattern = pattern;
    invalidate();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    float side = Math.min(getWidth(), getHeight()) - lineWidth;
    canvas.drawRect(0, 0, side + lineWidth, side + lineWidth, paper);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (pattern.hasClueAt(cell)) {
        drawClue(canvas, cell, side / Cells.SIDE);
      }
    }
    for (int index = 0; index <= Cells.SIDE; index += BLOCK) {
      float start = index * side / Cells.SIDE;
      canvas.drawRect(start, 0, start + lineWidth, side + lineWidth, line);
      canvas.drawRect(0, start, side + lineWidth, start + lineWidth, line);
    }
  }

  private void drawClue(Canvas canvas, int cell, float side) {
    float inset = side * (1 - CLUE_PART) / 2 + lineWidth / 2;
    float x = Cells.column(cell) * side + inset;
    float y = Cells.row(cell) * side + inset;
    canvas.drawRect(x, y, x + CLUE_PART * side, y + CLUE_PART * side, ink);
  }

  /** An example of each symmetry: the 28 clues of a generated puzzle. */
  enum SymmetryPattern {
    NONE(
        ".x.x....."
            + "xxx......"
            + "..x.xxxx."
            + ".x....xx."
            + "...x.xx.."
            + "....xxx.."
            + "....xx..."
            + ".x..x...."
            + ".xxx....x"),
    HALF_TURN(
        "..x.xx.x."
            + ".......x."
            + "...xxx..x"
            + "x....xx.x"
            + "...x.x..."
            + "x.xx....x"
            + "x..xxx..."
            + ".x......."
            + ".x.xx.x.."),
    MIRROR(
        ".x.....x."
            + "..xx.xx.."
            + "...xxx..."
            + ".x.....x."
            + "..xx.xx.."
            + ".x.xxx.x."
            + "..xx.xx.."
            + ".xx...xx."
            + "........."),
    QUARTER_TURN(
        "....x..x."
            + "x.x..xx.."
            + ".x..xx.x."
            + ".xx......"
            + "x.x...x.x"
            + "......xx."
            + ".x.xx..x."
            + "..xx..x.x"
            + ".x..x....");

    private final String clues;

    SymmetryPattern(String clues) {
      if (clues.length() != Cells.COUNT) {
        throw new IllegalArgumentException("81 cells expected, got " + clues.length());
      }
      this.clues = clues;
    }

    static SymmetryPattern of(Symmetry symmetry) {
      return switch (symmetry) {
        case NONE -> NONE;
        case HALF_TURN -> HALF_TURN;
        case MIRROR -> MIRROR;
        case QUARTER_TURN -> QUARTER_TURN;
      };
    }

    boolean hasClueAt(int cell) {
      return clues.charAt(cell) == 'x';
    }
  }
}
