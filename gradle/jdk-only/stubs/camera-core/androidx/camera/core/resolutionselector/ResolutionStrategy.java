package androidx.camera.core.resolutionselector;

import android.util.Size;

/** Stub of CameraX's class, as far as the app uses it. */
public final class ResolutionStrategy {
  public static final int FALLBACK_RULE_CLOSEST_HIGHER_THEN_LOWER = 1;

  public ResolutionStrategy(Size boundSize, int fallbackRule) {
    throw new UnsupportedOperationException("stub");
  }
}
