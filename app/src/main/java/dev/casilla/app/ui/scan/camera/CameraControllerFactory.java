package dev.casilla.app.ui.scan.camera;

import android.content.Context;
import android.util.Size;
import androidx.camera.core.ImageAnalysis;
import androidx.camera.core.ImageCapture;
import androidx.camera.core.resolutionselector.AspectRatioStrategy;
import androidx.camera.core.resolutionselector.ResolutionSelector;
import androidx.camera.core.resolutionselector.ResolutionStrategy;
import androidx.camera.view.CameraController;
import androidx.camera.view.LifecycleCameraController;
import dev.casilla.app.reading.frame.Frame;
import java.util.concurrent.Executor;

/** Creates camera controllers for frames and pictures. Stateless. */
final class CameraControllerFactory {
  /** Enough for 24 pixels a cell when the board fills half of the picture. */
  private static final Size FRAME_SIZE = new Size(1280, 720);

  /** Twice as wide: the shutter is for puzzles that are too small or unclear in frames. */
  private static final Size PICTURE_SIZE = new Size(2560, 1440);

  private CameraControllerFactory() {}

  static LifecycleCameraController make(Context context, Executor reading, Frame.Listener frames) {
    LifecycleCameraController controller = new LifecycleCameraController(context);
    controller.setEnabledUseCases(CameraController.IMAGE_ANALYSIS | CameraController.IMAGE_CAPTURE);
    controller.setImageAnalysisBackpressureStrategy(ImageAnalysis.STRATEGY_KEEP_ONLY_LATEST);
    controller.setImageAnalysisResolutionSelector(about(FRAME_SIZE));
    controller.setImageAnalysisAnalyzer(reading, new CameraImageAnalyzer(frames));
    controller.setImageCaptureMode(ImageCapture.CAPTURE_MODE_MINIMIZE_LATENCY);
    controller.setImageCaptureResolutionSelector(about(PICTURE_SIZE));
    controller.setTapToFocusEnabled(true);
    controller.setPinchToZoomEnabled(true);
    return controller;
  }

  private static ResolutionSelector about(Size size) {
    return new ResolutionSelector.Builder()
        .setAspectRatioStrategy(AspectRatioStrategy.RATIO_16_9_FALLBACK_AUTO_STRATEGY)
        .setResolutionStrategy(
            new ResolutionStrategy(
                size, ResolutionStrategy.FALLBACK_RULE_CLOSEST_HIGHER_THEN_LOWER))
        .build();
  }
}
