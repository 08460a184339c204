package dev.casilla.app.ui.scan.camera;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Rect;
import androidx.camera.core.ImageCapture;
import androidx.camera.core.ImageCaptureException;
import androidx.camera.core.ImageProxy;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.reading.frame.PixelLayout;
import dev.casilla.app.reading.frame.ViewProjection;
import dev.casilla.app.reading.photo.GrayBitmaps;
import dev.casilla.app.reading.photo.GrayPhoto;
import java.nio.ByteBuffer;
import java.util.Optional;

/** Decodes the picture that CameraX takes and passes it on. */
final class PictureCallback extends ImageCapture.OnImageCapturedCallback {
  private final Frame.Listener frames;

  PictureCallback(Frame.Listener frames) {
    this.frames = frames;
  }

  @Override
  public void onCaptureSuccess(ImageProxy image) {
    Optional<Frame> still;
    try (image) {
      still = StillFrame.of(image);
    } catch (OutOfMemoryError e) {
      // The picture is much larger than a frame: frames may still fit.
      still = Optional.empty();
    } catch (RuntimeException e) {
      FailureLog.log("taking over a picture", e);
      still = Optional.empty();
    }
    if (still.isPresent()) {
      frames.onPicture(still.get());
    } else {
      frames.onNoPicture();
    }
  }

  @Override
  public void onError(ImageCaptureException exception) {
    frames.onNoPicture();
  }

  /** A decoded picture in memory. It holds no buffer of the camera. */
  // The camera delivers a JPEG file. It is decoded with a sample size that leaves the longer side
  // between 1,600 and 3,200 pixels, because the reader uses no more.
  private static final class StillFrame implements Frame {
    /** The longer side, in pixels, that the reader works with. */
    private static final int WANTED = 1600;

    private final GrayPhoto photo;
    private final PixelLayout layout;

    private StillFrame(GrayPhoto photo, PixelLayout layout) {
      this.photo = photo;
      this.layout = layout;
    }

    /** The visible part of {@code image}; empty if the file is damaged. */
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

    /** The preview does not show this picture. */
    @Override
    public Optional<ViewProjection> toView() {
      return Optional.empty();
    }

    @Override
    public void close() {}
  }
}
