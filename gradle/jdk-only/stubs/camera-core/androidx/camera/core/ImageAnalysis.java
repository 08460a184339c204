package androidx.camera.core;

import android.graphics.Matrix;
import android.util.Size;

/** Stub of CameraX's class, as far as the app uses it. */
public final class ImageAnalysis extends UseCase {
  public static final int STRATEGY_KEEP_ONLY_LATEST = 0;
  public static final int STRATEGY_BLOCK_PRODUCER = 1;
  public static final int OUTPUT_IMAGE_FORMAT_YUV_420_888 = 1;
  public static final int COORDINATE_SYSTEM_ORIGINAL = 0;
  public static final int COORDINATE_SYSTEM_VIEW_REFERENCED = 1;

  private ImageAnalysis() {}

  /** Stub of CameraX's interface, which the app implements. */
  public interface Analyzer {
    void analyze(ImageProxy image);

    default Size getDefaultTargetResolution() {
      return null;
    }

    default int getTargetCoordinateSystem() {
      return COORDINATE_SYSTEM_ORIGINAL;
    }

    default void updateTransform(Matrix matrix) {}
  }
}
