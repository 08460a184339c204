package androidx.camera.core;

/** Stub of CameraX's interface, as far as the app uses it. */
public interface CameraInfo {
  boolean hasFlashUnit();
}
