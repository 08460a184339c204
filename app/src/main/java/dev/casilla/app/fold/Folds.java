package dev.casilla.app.fold;

import android.app.Activity;
import android.graphics.Rect;
import androidx.lifecycle.FlowLiveDataConversions;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.Transformations;
import androidx.window.layout.DisplayFeature;
import androidx.window.layout.FoldingFeature;
import androidx.window.layout.WindowInfoTracker;
import androidx.window.layout.WindowLayoutInfo;
import dev.casilla.app.fold.Fold.Direction;
import java.util.Optional;

/** Watches how a device is folded. */
public final class Folds {
  private Folds() {}

  /** What parts {@code activity}'s window, if anything does: a flat display is one. */
  public static LiveData<Optional<Fold>> of(Activity activity) {
    return Transformations.map(
        FlowLiveDataConversions.asLiveData(
            WindowInfoTracker.getOrCreate(activity).windowLayoutInfo(activity)),
        Folds::parting);
  }

  static Optional<Fold> parting(WindowLayoutInfo info) {
    for (DisplayFeature feature : info.getDisplayFeatures()) {
      if (feature instanceof FoldingFeature folding && folding.isSeparating()) {
        return Optional.of(fold(folding));
      }
    }
    return Optional.empty();
  }

  private static Fold fold(FoldingFeature folding) {
    Rect bounds = folding.getBounds();
    return folding.getOrientation() == FoldingFeature.Orientation.VERTICAL
        ? new Fold(Direction.UPRIGHT, bounds.left, bounds.right)
        : new Fold(Direction.LEVEL, bounds.top, bounds.bottom);
  }
}
