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
 * A fold as the window library reports it.
 *
 * @param bounds its place in the window
 * @param orientation its direction
 * @param state how far it is open; a half-open fold separates the window
 */
public record FoldingFeatureFake(Rect bounds, Orientation orientation, State state)
    implements FoldingFeature {
  /** A half-open fold down the middle of a window of this width. */
  public static FoldingFeatureFake asBook(int width) {
    Rect middle = new Rect(width / 2, 0, width / 2, Integer.MAX_VALUE);
    return new FoldingFeatureFake(middle, Orientation.VERTICAL, State.HALF_OPENED);
  }

  /** A half-open fold across the middle of a window of this height. */
  public static FoldingFeatureFake asLaptop(int height) {
    Rect middle = new Rect(0, height / 2, Integer.MAX_VALUE, height / 2);
    return new FoldingFeatureFake(middle, Orientation.HORIZONTAL, State.HALF_OPENED);
  }

  /** Gives the device this fold until {@link #unfold}. */
  public void fold() {
    WindowInfoTracker.overrideDecorator(real -> new Tracker(this));
  }

  /** Removes the fold from the device. */
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

  /** Reports one fold. */
  private record Tracker(FoldingFeatureFake folding) implements WindowInfoTracker {
    @Override
    public Flow<WindowLayoutInfo> windowLayoutInfo(Activity activity) {
      return FlowKt.flowOf(new WindowLayoutInfo(List.of(folding)));
    }
  }
}
