package dev.casilla.app.ui.common.choice;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.GestureDetector;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewParent;
import com.google.android.material.color.MaterialColors;
import dev.casilla.app.reading.photo.GrayBitmaps;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.reader.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Shows a photo with its puzzles outlined and numbered, and reports which one is tapped. A panorama
 * that would be too narrow is shown larger and can be scrolled.
 */
// For touch only: screen readers and keyboards use the buttons below.
public final class PuzzleChooserView extends View {
  private static final float LINE_DP = 4f;
  private static final float BADGE_DP = 16f;
  private static final float NUMBER_SP = 16f;

  /** The least length of the photo's shorter side, so that each puzzle can be tapped. */
  private static final float LEAST_DP = 96f;

  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint badge = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint number = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint smooth = new Paint(Paint.FILTER_BITMAP_FLAG);
  private final Paint dark = new Paint();
  private final Matrix toView = new Matrix();
  private final Rect bounds = new Rect();
  private final float density = getResources().getDisplayMetrics().density;
  private List<PuzzleOutline> outlines = new ArrayList<>();
  private PhotoResult.@Nullable Found shown;
  private @Nullable Bitmap photo;
  private final GestureDetector gestures = new GestureDetector(getContext(), new Fingers());
  private IntConsumer chosen = index -> {};

  private boolean isTap;

  /** View pixels per photo pixel. */
  private double scale = 1;

  public PuzzleChooserView(Context context) {
    this(context, null);
  }

  public PuzzleChooserView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    int primary = com.google.android.material.R.attr.colorPrimary;
    int onPrimary = com.google.android.material.R.attr.colorOnPrimary;
    line.setColor(MaterialColors.getColor(context, primary, Color.BLUE));
    smooth.setColor(Color.WHITE);
    dark.setColor(Color.BLACK);
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeWidth(LINE_DP * density);
    line.setStrokeJoin(Paint.Join.ROUND);
    badge.setColor(line.getColor());
    number.setColor(MaterialColors.getColor(context, onPrimary, Color.WHITE));
    number.setTextAlign(Paint.Align.CENTER);
    number.setTextSize(NUMBER_SP * density);
    gestures.setIsLongpressEnabled(false);
    // Otherwise the second of two quick taps would not be reported as a tap.
    gestures.setOnDoubleTapListener(null);
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO);
  }

  void onChosen(IntConsumer next) {
    chosen = next;
  }

  boolean isShowing(PhotoResult.Found found) {
    return found.equals(shown);
  }

  public void show(PhotoResult.Found found) {
    shown = found;
    photo = GrayBitmaps.alphaBitmap(found.photo());
    outlines = new ArrayList<>();
    for (PhotoResult.Puzzle puzzle : found.puzzles()) {
      outlines.add(PuzzleOutline.of(puzzle.corners()));
    }
    scrollTo(0, 0);
    requestLayout();
    invalidate();
  }

  void clear() {
    shown = null;
    photo = null;
    outlines = new ArrayList<>();
    requestLayout();
    invalidate();
  }

  boolean isShowing() {
    return shown != null;
  }

  /**
   * Fits the photo into the space, unless a panorama's shorter side would be too short: then that
   * side has its least length, if there is room, and the longer side can be scrolled.
   */
  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    Bitmap shown = photo;
    if (shown == null) {
      setMeasuredDimension(width, resolveSize(0, heightSpec));
      return;
    }
    int height = resolveSize(Integer.MAX_VALUE, heightSpec);
    double whole = Math.min((double) width / shown.getWidth(), (double) height / shown.getHeight());
    double least = LEAST_DP * density / Math.min(shown.getWidth(), shown.getHeight());
    double most = Math.max((double) width / shown.getWidth(), (double) height / shown.getHeight());
    scale = Math.max(whole, Math.min(least, most));
    setMeasuredDimension(
        Math.min(width, computeHorizontalScrollRange()),
        Math.min(height, computeVerticalScrollRange()));
  }

  @Override
  protected int computeHorizontalScrollRange() {
    Bitmap shown = photo;
    return shown == null ? 0 : (int) Math.round(shown.getWidth() * scale);
  }

  @Override
  protected int computeVerticalScrollRange() {
    Bitmap shown = photo;
    return shown == null ? 0 : (int) Math.round(shown.getHeight() * scale);
  }

  @Override
  protected void onDraw(Canvas canvas) {
    Bitmap shown = photo;
    if (shown == null) {
      return;
    }
    toView.setScale((float) scale, (float) scale);
    float right = computeHorizontalScrollRange();
    canvas.drawRect(0, 0, right, computeVerticalScrollRange(), dark);
    canvas.drawBitmap(shown, toView, smooth);
    for (int i = 0; i < outlines.size(); i++) {
      canvas.drawPath(outlines.get(i).path(scale), line);
      drawNumber(canvas, String.valueOf(i + 1), outlines.get(i).topLeft());
    }
  }

  private void drawNumber(Canvas canvas, String text, Point corner) {
    float inset = BADGE_DP * density;
    float x = Math.max(inset, (float) (corner.x() * scale));
    float y = Math.max(inset, (float) (corner.y() * scale));
    canvas.drawCircle(x, y, inset, badge);
    number.getTextBounds(text, 0, text.length(), bounds);
    canvas.drawText(text, x, y - bounds.exactCenterY(), number);
  }

  @Override
  public boolean onTouchEvent(MotionEvent event) {
    isTap = false;
    boolean isOurs = gestures.onTouchEvent(event);
    if (isTap) {
      performClick();
      choose(event.getX(), event.getY());
    }
    return isOurs;
  }

  @Override
  public boolean performClick() {
    return super.performClick();
  }

  private void choose(float x, float y) {
    for (int i = 0; i < outlines.size(); i++) {
      if (outlines.get(i).contains((getScrollX() + x) / scale, (getScrollY() + y) / scale)) {
        chosen.accept(i);
        return;
      }
    }
  }

  /** Scrolls the puzzle at {@code index} to the middle, as far as possible. */
  void bring(int index) {
    Point middle = outlines.get(index).middle();
    scrollAsFarAs(middle.x() * scale - getWidth() / 2.0, middle.y() * scale - getHeight() / 2.0);
  }

  /** Whether the photo can be scrolled in the direction of a drag. */
  private boolean isMore(float distanceX, float distanceY) {
    return Math.abs(distanceX) > Math.abs(distanceY)
        ? canScrollHorizontally(distanceX < 0 ? -1 : 1)
        : canScrollVertically(distanceY < 0 ? -1 : 1);
  }

  /** Another size may make the scroll position invalid. */
  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    super.onSizeChanged(width, height, oldWidth, oldHeight);
    scrollAsFarAs(getScrollX(), getScrollY());
  }

  private void scrollAsFarAs(double x, double y) {
    int mostX = Math.max(0, computeHorizontalScrollRange() - getWidth());
    int mostY = Math.max(0, computeVerticalScrollRange() - getHeight());
    scrollTo(
        (int) Math.max(0, Math.min(mostX, Math.round(x))),
        (int) Math.max(0, Math.min(mostY, Math.round(y))));
  }

  private void keepFromPage(boolean isForPhoto) {
    ViewParent page = getParent();
    if (page != null) {
      page.requestDisallowInterceptTouchEvent(isForPhoto);
    }
  }

  /** The initial direction of a drag decides whether it scrolls the photo or the page. */
  private final class Fingers extends GestureDetector.SimpleOnGestureListener {
    /** The unrounded and unlimited scroll position of the drag. */
    private float x;

    private float y;
    private boolean isDrag;
    private boolean isForPhoto;

    /** Keeps parents from intercepting, which they would do before the direction is known. */
    @Override
    public boolean onDown(MotionEvent event) {
      x = getScrollX();
      y = getScrollY();
      isDrag = false;
      keepFromPage(isMore(1, 0) || isMore(-1, 0) || isMore(0, 1) || isMore(0, -1));
      return true;
    }

    @Override
    public boolean onSingleTapUp(MotionEvent event) {
      isTap = true;
      return true;
    }

    @Override
    public boolean onScroll(
        @Nullable MotionEvent down, MotionEvent event, float distanceX, float distanceY) {
      if (!isDrag) {
        isDrag = true;
        isForPhoto = isMore(distanceX, distanceY);
        keepFromPage(isForPhoto);
      }
      x += distanceX;
      y += distanceY;
      if (isForPhoto) {
        scrollAsFarAs(x, y);
      }
      return true;
    }
  }
}
