package dev.casilla.app.scan.camera;

import android.graphics.Matrix;
import android.util.Size;
import android.view.View;
import androidx.camera.core.ImageAnalysis;
import androidx.camera.core.ImageProxy;
import dev.casilla.app.scan.FrameListener;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Passes CameraX's images on as frames that know where the preview shows them. */
/*
 * CameraX turns images by how the phone is held, the preview by how the screen is turned, which on
 * a phone with its rotation locked are not the same. Only through the sensor's coordinates is there
 * a way from one to the other: the controller tells how these are shown, the image how it was cut
 * from them.
 */
final class Analysis implements ImageAnalysis.Analyzer {
  private final Supplier<Size> view;
  private final FrameListener frames;
  private volatile @Nullable Matrix sensorToView;

  /** For {@code frames}, shown by a view that is as large as {@code view} says. */
  Analysis(Supplier<Size> view, FrameListener frames) {
    this.view = view;
    this.frames = frames;
  }

  /** How large {@code preview} is; may be asked on any thread. */
  static Supplier<Size> sizeOf(View preview) {
    AtomicReference<Size> size = new AtomicReference<>(new Size(1, 1));
    preview.addOnLayoutChangeListener(
        (changed, left, top, right, bottom, oldLeft, oldTop, oldRight, oldBottom) ->
            size.set(new Size(right - left, bottom - top)));
    return size::get;
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
    frames.onFrame(new CameraFrame(image, view.get(), sensorToView));
  }
}
