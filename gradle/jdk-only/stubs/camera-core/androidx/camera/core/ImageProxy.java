package androidx.camera.core;

import android.graphics.Rect;
import android.media.Image;
import java.nio.ByteBuffer;

/** Stub of CameraX's interface; tests implement it. */
public interface ImageProxy extends AutoCloseable {
  @Override
  void close();

  Rect getCropRect();

  void setCropRect(Rect rect);

  int getFormat();

  int getHeight();

  int getWidth();

  PlaneProxy[] getPlanes();

  ImageInfo getImageInfo();

  @ExperimentalGetImage
  Image getImage();

  /** Stub of CameraX's interface; tests implement it. */
  interface PlaneProxy {
    int getRowStride();

    int getPixelStride();

    ByteBuffer getBuffer();
  }
}
