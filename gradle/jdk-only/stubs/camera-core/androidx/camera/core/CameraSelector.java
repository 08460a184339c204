package androidx.camera.core;

/** Stub of CameraX's class, as far as the app uses it. */
public final class CameraSelector {
  public static final CameraSelector DEFAULT_FRONT_CAMERA = new CameraSelector();
  public static final CameraSelector DEFAULT_BACK_CAMERA = new CameraSelector();

  private CameraSelector() {}

  /** Stub of CameraX's class, as far as the app uses it. */
  public static final class Builder {
    public Builder() {
      throw new UnsupportedOperationException("stub");
    }

    public CameraSelector build() {
      throw new UnsupportedOperationException("stub");
    }
  }
}
