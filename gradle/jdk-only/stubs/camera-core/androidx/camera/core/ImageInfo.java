package androidx.camera.core;

import android.graphics.Matrix;

/** Stub of CameraX's interface, which has more: nobody implements it. */
public interface ImageInfo {
  int getRotationDegrees();

  default Matrix getSensorToBufferTransformMatrix() {
    return new Matrix();
  }
}
