package dev.casilla.app.ui.common.window;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.FrameLayout;
import androidx.annotation.DimenRes;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.window.WindowFold.Direction;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Fills the window and keeps its content clear of system bars and cutouts. With a fold, the content
 * is below it or at its end, if there is enough room.
 */
public final class FoldAwareFrame extends FrameLayout {
  private final int bar;
  private Insets bars = Insets.NONE;
  private Optional<WindowFold> fold = Optional.empty();

  public FoldAwareFrame(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    bar = getPaddingTop();
    ViewCompat.setOnApplyWindowInsetsListener(
        this,
        (view, insets) -> {
          bars = SystemBarInsets.of(insets);
          requestLayout();
          return insets;
        });
  }

  public void setFold(Optional<WindowFold> parting) {
    fold = parting;
    requestLayout();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    pad(MeasureSpec.getSize(widthSpec), MeasureSpec.getSize(heightSpec));
    super.onMeasure(widthSpec, heightSpec);
  }

  private void pad(int width, int height) {
    int left = bars.left;
    int top = bars.top + bar;
    int right = bars.right;
    if (isAcross(Direction.UPRIGHT)) {
      boolean isMirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
      int end = Math.max(left, fold.get().end());
      int start = Math.max(right, width - fold.get().start());
      if (!isMirrored && width - end - right >= pixels(R.dimen.controls_least_width)) {
        left = end;
      } else if (isMirrored && width - left - start >= pixels(R.dimen.controls_least_width)) {
        right = start;
      }
    } else if (isAcross(Direction.LEVEL)) {
      int below = Math.max(bars.top, fold.get().end());
      boolean hasRoom = height - below - bars.bottom >= pixels(R.dimen.controls_short_height);
      top = hasRoom ? below : top;
    }
    setPadding(left, top, right, bars.bottom);
  }

  private boolean isAcross(Direction direction) {
    return fold.filter(parting -> parting.direction() == direction).isPresent();
  }

  private int pixels(@DimenRes int dimension) {
    return getResources().getDimensionPixelSize(dimension);
  }
}
