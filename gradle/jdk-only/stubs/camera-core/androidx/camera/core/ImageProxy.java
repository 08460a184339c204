package androidx.camera.core;

import android.graphics.Rect;
import java.nio.ByteBuffer;

/** Stub of CameraX's interface, which has more: nobody implements it. */
public interface ImageProxy extends AutoCloseable {
  @Override
  void close();

  Rect getCropRect();

  int getHeight();

  int getWidth();

  PlaneProxy[] getPlanes();

  ImageInfo getImageInfo();

  /** Stub of CameraX's interface, which has more: nobody implements it. */
  interface PlaneProxy {
    int getRowStride();

    int getPixelStride();

    ByteBuffer getBuffer();
  }
}
