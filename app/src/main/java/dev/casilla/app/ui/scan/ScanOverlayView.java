package dev.casilla.app.ui.scan;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Rect;
import android.graphics.Typeface;
import android.util.AttributeSet;
import android.view.View;
import dev.casilla.app.R;
import dev.casilla.app.reading.frame.FrameResult.Answer;
import dev.casilla.app.ui.scan.state.ScanUiState;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.solver.Cells;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Draws the outline of the puzzle and its solution over the camera's preview. */
// The digits are drawn on a flat board of 9 × 100 pixels a side. One perspective matrix, which four
// corners define, maps the board to the puzzle.
public final class ScanOverlayView extends View {
  private static final int CELL = 100;
  private static final int BOARD = Cells.SIDE * CELL;
  private static final float[] FLAT = {0, 0, BOARD, 0, BOARD, BOARD, 0, BOARD};
  private static final float LINE_DP = 5f;
  private static final float DOT_DP = 7f;
  private static final float BADGE_DP = 14f;

  /** The points of a tick, relative to the badge's center, in parts of its radius. */
  private static final float[] TICK = {-0.45f, 0.02f, -0.12f, 0.36f, 0.46f, -0.32f};

  private static final float TICK_DP = 3f;
  private static final float DIGIT_PART_OF_CELL = 0.62f;

  private final float density = getResources().getDisplayMetrics().density;
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint veil = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint dot = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint badge = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint tick = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint digit = new Paint(Paint.ANTI_ALIAS_FLAG | Paint.SUBPIXEL_TEXT_FLAG);
  private final Path path = new Path();
  private final Matrix onBoard = new Matrix();
  private final Rect bounds = new Rect();
  private final int being;
  private final int read;
  private float[] corners = new float[0];
  private boolean isRead;
  private Optional<Answer> answer = Optional.empty();

  public ScanOverlayView(Context context) {
    this(context, null);
  }

  public ScanOverlayView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    being = context.getColor(R.color.scan_outline);
    read = context.getColor(R.color.scan_outline_read);
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeWidth(LINE_DP * density);
    line.setStrokeJoin(Paint.Join.ROUND);
    veil.setColor(context.getColor(R.color.scan_veil));
    badge.setColor(read);
    tick.setColor(context.getColor(R.color.scan_dark));
    tick.setStyle(Paint.Style.STROKE);
    tick.setStrokeWidth(TICK_DP * density);
    tick.setStrokeCap(Paint.Cap.ROUND);
    tick.setStrokeJoin(Paint.Join.ROUND);
    dot.setColor(context.getColor(R.color.scan_on_picture));
    digit.setColor(context.getColor(R.color.scan_answer));
    digit.setTextSize(DIGIT_PART_OF_CELL * CELL);
    digit.setTextAlign(Paint.Align.CENTER);
    digit.setTypeface(Typeface.DEFAULT_BOLD);
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO);
  }

  /** Shows {@code seen}, whose outline is in this view's pixels. */
  public void show(ScanUiState.View seen) {
    corners = seen.outline().map(ScanOverlayView::flattened).orElseGet(() -> new float[0]);
    answer = seen.answer();
    isRead = seen.guidance().isRead();
    line.setColor(isRead ? read : being);
    invalidate();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    if (corners.length == 0) {
      return;
    }
    path.rewind();
    path.moveTo(corners[0], corners[1]);
    for (int i = 2; i < corners.length; i += 2) {
      path.lineTo(corners[i], corners[i + 1]);
    }
    path.close();
    if (!answer.isPresent()) {
      canvas.drawPath(path, veil);
    }
    canvas.drawPath(path, line);
    answer.ifPresent(known -> write(canvas, known));
    for (int i = 0; i < corners.length; i += 2) {
      canvas.drawCircle(corners[i], corners[i + 1], DOT_DP * density, dot);
    }
    if (isRead && !answer.isPresent()) {
      drawTick(canvas, corners[2], corners[3]);
    }
  }

  /** Draws the tick at the puzzle's top right corner, away from the digits. */
  private void drawTick(Canvas canvas, float x, float y) {
    float radius = BADGE_DP * density;
    canvas.drawCircle(x, y, radius, badge);
    path.rewind();
    path.moveTo(x + TICK[0] * radius, y + TICK[1] * radius);
    path.lineTo(x + TICK[2] * radius, y + TICK[3] * radius);
    path.lineTo(x + TICK[4] * radius, y + TICK[5] * radius);
    canvas.drawPath(path, tick);
  }

  private void write(Canvas canvas, Answer known) {
    if (!onBoard.setPolyToPoly(FLAT, 0, corners, 0, FLAT.length / 2)) {
      return;
    }
    digit.getTextBounds("5", 0, 1, bounds);
    canvas.save();
    canvas.concat(onBoard);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (known.givens().isEmptyAt(cell)) {
        float x = (Cells.column(cell) + 0.5f) * CELL;
        float y = (Cells.row(cell) + 0.5f) * CELL - bounds.exactCenterY();
        canvas.drawText(String.valueOf(known.solution().digitAt(cell)), x, y, digit);
      }
    }
    canvas.restore();
  }

  private static float[] flattened(Quad quad) {
    Point[] points = {quad.topLeft(), quad.topRight(), quad.bottomRight(), quad.bottomLeft()};
    float[] flat = new float[2 * points.length];
    for (int i = 0; i < points.length; i++) {
      flat[2 * i] = (float) points[i].x();
      flat[2 * i + 1] = (float) points[i].y();
    }
    return flat;
  }
}
