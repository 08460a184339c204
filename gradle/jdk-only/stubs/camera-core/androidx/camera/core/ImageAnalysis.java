package androidx.camera.core;

import android.graphics.Matrix;

/** Stub of CameraX's class, as far as the app uses it. */
public final class ImageAnalysis {
  public static final int STRATEGY_KEEP_ONLY_LATEST = 0;
  public static final int COORDINATE_SYSTEM_VIEW_REFERENCED = 1;

  private ImageAnalysis() {}

  /** Stub of CameraX's interface, which the app implements. */
  public interface Analyzer {
    void analyze(ImageProxy image);

    default int getTargetCoordinateSystem() {
      return 0;
    }

    default void updateTransform(Matrix matrix) {}
  }
}
