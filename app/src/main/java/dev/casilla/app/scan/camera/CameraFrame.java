package dev.casilla.app.scan.camera;

import android.graphics.Matrix;
import android.graphics.Rect;
import android.util.Size;
import androidx.camera.core.ImageProxy;
import dev.casilla.app.scan.Frame;
import dev.casilla.app.scan.PixelLayout;
import dev.casilla.app.scan.Projection;
import dev.casilla.app.scan.Projection.Mirror;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** An image of CameraX as a frame. Of its three planes the first has the brightness. */
final class CameraFrame implements Frame {
  private final ImageProxy image;
  private final Size view;
  private final @Nullable Matrix sensorToView;

  /** A frame that a view of this size shows as {@code sensorToView} says, once that is known. */
  CameraFrame(ImageProxy image, Size view, @Nullable Matrix sensorToView) {
    this.image = image;
    this.view = view;
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
  public Projection toView() {
    Matrix toSensor = new Matrix();
    Matrix shown = sensorToView;
    if (shown == null
        || !image.getImageInfo().getSensorToBufferTransformMatrix().invert(toSensor)) {
      return Projection.fillCenter(layout(), view.getWidth(), view.getHeight(), Mirror.PLAIN);
    }
    toSensor.postConcat(shown);
    float[] numbers = new float[9];
    toSensor.getValues(numbers);
    return new Projection(numbers);
  }

  @Override
  public void close() {
    image.close();
  }
}
