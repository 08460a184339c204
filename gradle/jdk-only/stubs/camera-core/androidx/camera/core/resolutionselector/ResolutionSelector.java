package androidx.camera.core.resolutionselector;

/** Stub of CameraX's class, as far as the app uses it. */
public final class ResolutionSelector {
  private ResolutionSelector() {}

  /** Stub of CameraX's class, as far as the app uses it. */
  public static final class Builder {
    public Builder() {
      throw new UnsupportedOperationException("stub");
    }

    public Builder setAspectRatioStrategy(AspectRatioStrategy aspectRatioStrategy) {
      throw new UnsupportedOperationException("stub");
    }

    public Builder setResolutionStrategy(ResolutionStrategy resolutionStrategy) {
      throw new UnsupportedOperationException("stub");
    }

    public ResolutionSelector build() {
      throw new UnsupportedOperationException("stub");
    }
  }
}
