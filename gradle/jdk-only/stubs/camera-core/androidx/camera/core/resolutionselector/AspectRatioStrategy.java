package androidx.camera.core.resolutionselector;

/** Stub of CameraX's class, as far as the app uses it. */
public final class AspectRatioStrategy {
  public static final AspectRatioStrategy RATIO_16_9_FALLBACK_AUTO_STRATEGY =
      new AspectRatioStrategy();

  private AspectRatioStrategy() {}
}
