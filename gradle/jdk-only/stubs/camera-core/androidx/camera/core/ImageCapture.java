package androidx.camera.core;

/** Stub of CameraX's class, as far as the app uses it. */
public final class ImageCapture {
  public static final int CAPTURE_MODE_MINIMIZE_LATENCY = 1;

  private ImageCapture() {}

  /** Stub of CameraX's class, which the app extends. */
  public abstract static class OnImageCapturedCallback {
    public OnImageCapturedCallback() {}

    public void onCaptureSuccess(ImageProxy image) {
      image.close();
    }

    public void onError(ImageCaptureException exception) {}
  }
}
