package dev.casilla.app.ui.scan.camera;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Rect;
import androidx.camera.core.ImageProxy;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.reading.frame.PixelLayout;
import dev.casilla.app.reading.frame.ViewProjection;
import dev.casilla.app.reading.photo.GrayBitmaps;
import dev.casilla.app.reading.photo.GrayPhoto;
import java.nio.ByteBuffer;
import java.util.Optional;

/** A picture that the camera took, in memory alone: nothing of the camera's is held any more. */
/*
 * The camera delivers it as a JPEG file, of which every second, fourth, … pixel is decoded, so that
 * its longer side keeps between 1,600 and 3,200: more the reader does not look at.
 */
final class StillFrame implements Frame {
  /** What the reader looks at, by the longer side. */
  private static final int WANTED = 1600;

  private final GrayPhoto photo;
  private final PixelLayout layout;

  private StillFrame(GrayPhoto photo, PixelLayout layout) {
    this.photo = photo;
    this.layout = layout;
  }

  /** The visible part of {@code image}, unless that is broken. */
  static Optional<Frame> of(ImageProxy image) {
    ByteBuffer buffer = image.getPlanes()[0].getBuffer().duplicate();
    byte[] file = new byte[buffer.remaining()];
    buffer.get(file);
    BitmapFactory.Options options = new BitmapFactory.Options();
    options.inSampleSize = step(Math.max(image.getWidth(), image.getHeight()));
    Bitmap bitmap = BitmapFactory.decodeByteArray(file, 0, file.length, options);
    if (bitmap == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new StillFrame(GrayBitmaps.of(bitmap), layout(image, bitmap, options.inSampleSize)));
    } finally {
      bitmap.recycle();
    }
  }

  private static int step(int longSide) {
    return Math.max(1, Integer.highestOneBit(longSide / WANTED));
  }

  private static PixelLayout layout(ImageProxy image, Bitmap bitmap, int step) {
    Rect visible = image.getCropRect();
    int left = visible.left / step;
    int top = visible.top / step;
    return new PixelLayout(
        bitmap.getWidth(),
        1,
        new PixelLayout.Crop(
            left,
            top,
            Math.min(visible.width() / step, bitmap.getWidth() - left),
            Math.min(visible.height() / step, bitmap.getHeight() - top)),
        image.getImageInfo().getRotationDegrees());
  }

  @Override
  public ByteBuffer luma() {
    return ByteBuffer.wrap(photo.plane().luma());
  }

  @Override
  public PixelLayout layout() {
    return layout;
  }

  /** It is shown nowhere. */
  @Override
  public Optional<ViewProjection> toView() {
    return Optional.empty();
  }

  @Override
  public void close() {}
}
