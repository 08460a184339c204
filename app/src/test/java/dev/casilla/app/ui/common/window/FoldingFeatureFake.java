package dev.casilla.app.ui.common.window;

import android.app.Activity;
import android.graphics.Rect;
import androidx.window.layout.FoldingFeature;
import androidx.window.layout.WindowInfoTracker;
import androidx.window.layout.WindowLayoutInfo;
import java.util.List;
import kotlinx.coroutines.flow.Flow;
import kotlinx.coroutines.flow.FlowKt;

/**
 * What a foldable device says of its fold.
 *
 * @param bounds where it is
 * @param orientation how it goes
 * @param state how far it is open; half open, it parts the window
 */
public record FoldingFeatureFake(Rect bounds, Orientation orientation, State state)
    implements FoldingFeature {
  /** A line down the middle of a window of this width, half open. */
  public static FoldingFeatureFake asBook(int width) {
    Rect middle = new Rect(width / 2, 0, width / 2, Integer.MAX_VALUE);
    return new FoldingFeatureFake(middle, Orientation.VERTICAL, State.HALF_OPENED);
  }

  /** A line across the middle of a window of this height, half open. */
  public static FoldingFeatureFake asLaptop(int height) {
    Rect middle = new Rect(0, height / 2, Integer.MAX_VALUE, height / 2);
    return new FoldingFeatureFake(middle, Orientation.HORIZONTAL, State.HALF_OPENED);
  }

  /** From now on this device has such a fold, until {@link #unfold}. */
  public void fold() {
    WindowInfoTracker.overrideDecorator(real -> new Tracker(this));
  }

  /** From now on this device is as it is. */
  public static void unfold() {
    WindowInfoTracker.reset();
  }

  @Override
  public Rect getBounds() {
    return bounds;
  }

  @Override
  public Orientation getOrientation() {
    return orientation;
  }

  @Override
  public State getState() {
    return state;
  }

  @Override
  public OcclusionType getOcclusionType() {
    return OcclusionType.NONE;
  }

  @Override
  public boolean isSeparating() {
    return state == State.HALF_OPENED;
  }

  /** Tells of one fold. */
  private record Tracker(FoldingFeatureFake folding) implements WindowInfoTracker {
    @Override
    public Flow<WindowLayoutInfo> windowLayoutInfo(Activity activity) {
      return FlowKt.flowOf(new WindowLayoutInfo(List.of(folding)));
    }
  }
}
