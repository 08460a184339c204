package androidx.camera.core;

import android.graphics.Matrix;

/** Stub of CameraX's interface; tests implement it. */
public interface ImageInfo {
  long getTimestamp();

  int getRotationDegrees();

  default Matrix getSensorToBufferTransformMatrix() {
    return new Matrix();
  }
}
