package androidx.camera.core;

/** Stub of CameraX's exception. */
public class ImageCaptureException extends Exception {
  private static final long serialVersionUID = 1;

  public ImageCaptureException(int imageCaptureError, String message, Throwable cause) {
    super(message, cause);
  }
}
