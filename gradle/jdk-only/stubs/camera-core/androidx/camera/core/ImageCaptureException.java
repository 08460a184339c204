package androidx.camera.core;

/** Stub of CameraX's exception. */
public class ImageCaptureException extends Exception {
  private static final long serialVersionUID = 1;

  private final int imageCaptureError;

  public ImageCaptureException(int imageCaptureError, String message, Throwable cause) {
    super(message, cause);
    this.imageCaptureError = imageCaptureError;
  }

  public int getImageCaptureError() {
    return imageCaptureError;
  }
}
