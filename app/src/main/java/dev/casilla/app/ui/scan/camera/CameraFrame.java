package dev.casilla.app.ui.scan.camera;

import android.graphics.Matrix;
import android.graphics.Rect;
import androidx.camera.core.ImageProxy;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.reading.frame.PixelLayout;
import dev.casilla.app.reading.frame.ViewProjection;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An image of CameraX as a frame. Of its three planes the first has the brightness. */
final class CameraFrame implements Frame {
  private final ImageProxy image;
  private final @Nullable Matrix sensorToView;
  private boolean isClosed;

  /** A frame that the view shows as {@code sensorToView} says, once that is known. */
  CameraFrame(ImageProxy image, @Nullable Matrix sensorToView) {
    this.image = image;
    this.sensorToView = sensorToView;
  }

  @Override
  public ByteBuffer luma() {
    return image.getPlanes()[0].getBuffer();
  }

  @Override
  public PixelLayout layout() {
    ImageProxy.PlaneProxy plane = image.getPlanes()[0];
    Rect crop = image.getCropRect();
    return new PixelLayout(
        plane.getRowStride(),
        plane.getPixelStride(),
        new PixelLayout.Crop(crop.left, crop.top, crop.width(), crop.height()),
        image.getImageInfo().getRotationDegrees());
  }

  @Override
  public Optional<ViewProjection> toView() {
    Matrix toSensor = new Matrix();
    Matrix shown = sensorToView;
    if (shown == null
        || !image.getImageInfo().getSensorToBufferTransformMatrix().invert(toSensor)) {
      return Optional.empty();
    }
    toSensor.postConcat(shown);
    float[] numbers = new float[9];
    toSensor.getValues(numbers);
    return Optional.of(new ViewProjection(numbers));
  }

  @Override
  public void close() {
    if (!isClosed) {
      isClosed = true;
      image.close();
    }
  }
}
