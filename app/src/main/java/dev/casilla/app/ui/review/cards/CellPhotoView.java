package dev.casilla.app.ui.review.cards;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Outline;
import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.RectF;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewOutlineProvider;
import dev.casilla.app.model.BoardPhoto;
import dev.casilla.solver.Cells;
import org.jspecify.annotations.Nullable;

/** Shows the photo of one cell with a margin around it. */
public final class CellPhotoView extends View {
  private static final float CORNER_DP = 8f;

  /** The margin around the cell, as a part of the cell's side. */
  private static final float AROUND = 0.12f;

  private final Paint smooth = new Paint(Paint.FILTER_BITMAP_FLAG | Paint.ANTI_ALIAS_FLAG);
  private final Rect part = new Rect();
  private final RectF whole = new RectF();
  private @Nullable Bitmap bitmap;

  public CellPhotoView(Context context) {
    this(context, null);
  }

  public CellPhotoView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO);
    setClipToOutline(true);
    setOutlineProvider(
        new RoundedOutlineProvider(CORNER_DP * getResources().getDisplayMetrics().density));
  }

  void show(BoardPhoto plate, Bitmap picture, int cell) {
    bitmap = picture;
    int around = Math.round(AROUND * plate.cell());
    int left = plate.margin() + Cells.column(cell) * plate.cell() - around;
    int top = plate.margin() + Cells.row(cell) * plate.cell() - around;
    int side = plate.cell() + 2 * around;
    part.set(left, top, left + side, top + side);
    invalidate();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    if (bitmap != null) {
      whole.set(0, 0, getWidth(), getHeight());
      canvas.drawBitmap(bitmap, part, whole, smooth);
    }
  }

  /** Clips a view to rounded corners. */
  private static final class RoundedOutlineProvider extends ViewOutlineProvider {
    private final float radius;

    RoundedOutlineProvider(float radius) {
      this.radius = radius;
    }

    @Override
    public void getOutline(View view, Outline outline) {
      outline.setRoundRect(0, 0, view.getWidth(), view.getHeight(), radius);
    }
  }
}
