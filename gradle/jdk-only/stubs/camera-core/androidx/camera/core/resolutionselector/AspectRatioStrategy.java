package androidx.camera.core.resolutionselector;

/** Stub of CameraX's class, as far as the app uses it. */
public final class AspectRatioStrategy {
  public static final int FALLBACK_RULE_NONE = 0;
  public static final int FALLBACK_RULE_AUTO = 1;

  public static final AspectRatioStrategy RATIO_16_9_FALLBACK_AUTO_STRATEGY =
      new AspectRatioStrategy();

  private AspectRatioStrategy() {}
}
