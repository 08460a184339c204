package dev.casilla.app.ui.review;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.RectF;
import android.util.AttributeSet;
import android.view.View;
import com.google.android.material.color.MaterialColors;
import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.solver.Cells;
import org.jspecify.annotations.Nullable;

/** Draws the uncovered part of the photo over the board. Hidden from accessibility services. */
// The photo is uncovered from the start edge, as the slider fills: its thumb and the edge of the
// photo move in the same direction.
public final class PhotoOverlayView extends View {
  private static final float RING_DP = 2f;

  private final Paint smooth = new Paint(Paint.FILTER_BITMAP_FLAG);
  private final Paint ring = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Rect part = new Rect();
  private final RectF whole = new RectF();
  private @Nullable Bitmap bitmap;
  private int selected = ReviewUiState.NOWHERE;
  private float uncovered = 1;

  public PhotoOverlayView(Context context) {
    this(context, null);
  }

  public PhotoOverlayView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    int primary = com.google.android.material.R.attr.colorPrimary;
    ring.setColor(MaterialColors.getColor(context, primary, Color.BLUE));
    ring.setStyle(Paint.Style.STROKE);
    ring.setStrokeWidth(RING_DP * getResources().getDisplayMetrics().density);
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO);
  }

  /** Shows {@code plate}, drawn as {@code picture}, with a ring around {@code cell}. */
  void show(BoardPhoto plate, Bitmap picture, int cell) {
    bitmap = picture;
    int margin = plate.margin();
    part.set(margin, margin, plate.side() - margin, plate.side() - margin);
    selected = cell;
    invalidate();
  }

  /** Shows this part of the photo, 0 to 1, from the start edge. */
  void uncover(float part) {
    uncovered = part;
    invalidate();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    if (bitmap == null) {
      return;
    }
    canvas.save();
    boolean isFromRight = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    float edge = (isFromRight ? 1 - uncovered : uncovered) * getWidth();
    canvas.clipRect(isFromRight ? edge : 0, 0, isFromRight ? getWidth() : edge, getHeight());
    whole.set(0, 0, getWidth(), getHeight());
    canvas.drawBitmap(bitmap, part, whole, smooth);
    if (selected != ReviewUiState.NOWHERE) {
      drawRing(canvas);
    }
    canvas.restore();
    canvas.drawLine(edge, 0, edge, getHeight(), ring);
  }

  private void drawRing(Canvas canvas) {
    float cell = (float) getWidth() / Cells.SIDE;
    float inset = ring.getStrokeWidth() / 2;
    float x = Cells.column(selected) * cell;
    float y = Cells.row(selected) * cell;
    canvas.drawRect(x + inset, y + inset, x + cell - inset, y + cell - inset, ring);
  }
}
