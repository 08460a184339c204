package dev.casilla.app.ui.scan.camera;

import android.graphics.Matrix;
import android.graphics.Rect;
import androidx.camera.core.ImageAnalysis;
import androidx.camera.core.ImageProxy;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.reading.frame.PixelLayout;
import dev.casilla.app.reading.frame.ViewProjection;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Passes CameraX's images on as frames that know where the preview shows them. */
/*
 * CameraX rotates images with the device and the preview with the screen. These differ when the
 * rotation is locked, so coordinates are mapped through those of the sensor: the controller maps
 * sensor to preview, and the image maps sensor to buffer. While the mapping is unknown, nothing is
 * drawn: a guess would be wrong for a front camera, whose preview is mirrored.
 */
final class CameraImageAnalyzer implements ImageAnalysis.Analyzer {
  private final Frame.Listener frames;
  private volatile @Nullable Matrix sensorToView;

  CameraImageAnalyzer(Frame.Listener frames) {
    this.frames = frames;
  }

  @Override
  public int getTargetCoordinateSystem() {
    return ImageAnalysis.COORDINATE_SYSTEM_VIEW_REFERENCED;
  }

  @Override
  public void updateTransform(@Nullable Matrix matrix) {
    sensorToView = matrix == null ? null : new Matrix(matrix);
  }

  @Override
  public void analyze(ImageProxy image) {
    frames.onFrame(new CameraFrame(image, sensorToView));
  }

  /** An image of CameraX as a frame. The first of its three planes is the brightness. */
  static final class CameraFrame implements Frame {
    private final ImageProxy image;
    private final @Nullable Matrix sensorToView;
    private boolean isClosed;

    /** {@code sensorToView} maps sensor to preview coordinates; null while that is unknown. */
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
}
