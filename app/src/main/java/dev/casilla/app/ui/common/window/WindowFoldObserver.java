package dev.casilla.app.ui.common.window;

import android.app.Activity;
import android.graphics.Rect;
import androidx.lifecycle.FlowLiveDataConversions;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.Transformations;
import androidx.window.layout.DisplayFeature;
import androidx.window.layout.FoldingFeature;
import androidx.window.layout.WindowInfoTracker;
import androidx.window.layout.WindowLayoutInfo;
import dev.casilla.app.ui.common.window.WindowFold.Direction;
import java.util.Optional;

/** Observes the fold of a device. */
public final class WindowFoldObserver {
  private WindowFoldObserver() {}

  /** The fold that separates {@code activity}'s window, if any; a flat one does not. */
  public static LiveData<Optional<WindowFold>> of(Activity activity) {
    return Transformations.map(
        FlowLiveDataConversions.asLiveData(
            WindowInfoTracker.getOrCreate(activity).windowLayoutInfo(activity)),
        WindowFoldObserver::separatingFold);
  }

  static Optional<WindowFold> separatingFold(WindowLayoutInfo info) {
    for (DisplayFeature feature : info.getDisplayFeatures()) {
      if (feature instanceof FoldingFeature folding && folding.isSeparating()) {
        return Optional.of(fold(folding));
      }
    }
    return Optional.empty();
  }

  private static WindowFold fold(FoldingFeature folding) {
    Rect bounds = folding.getBounds();
    return folding.getOrientation() == FoldingFeature.Orientation.VERTICAL
        ? new WindowFold(Direction.UPRIGHT, bounds.left, bounds.right)
        : new WindowFold(Direction.LEVEL, bounds.top, bounds.bottom);
  }
}
