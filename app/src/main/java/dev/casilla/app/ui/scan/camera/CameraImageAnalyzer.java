package dev.casilla.app.ui.scan.camera;

import android.graphics.Matrix;
import androidx.camera.core.ImageAnalysis;
import androidx.camera.core.ImageProxy;
import dev.casilla.app.reading.frame.FrameListener;
import org.jspecify.annotations.Nullable;

/** Passes CameraX's images on as frames that know where the preview shows them. */
/*
 * CameraX turns images by how the phone is held, the preview by how the screen is turned, which on
 * a phone with its rotation locked are not the same. Only through the sensor's coordinates is there
 * a way from one to the other: the controller tells how these are shown, the image how it was cut
 * from them. Until it is known nothing is drawn: a camera that looks at the person is shown in a
 * mirror, and a guess would be wrong.
 */
final class CameraImageAnalyzer implements ImageAnalysis.Analyzer {
  private final FrameListener frames;
  private volatile @Nullable Matrix sensorToView;

  CameraImageAnalyzer(FrameListener frames) {
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
}
