package androidx.camera.core;

import androidx.lifecycle.LiveData;

/** Stub of CameraX's interface, as far as the app uses it. */
public interface CameraInfo {
  boolean hasFlashUnit();

  LiveData<CameraState> getCameraState();
}
