package dev.casilla.app.ui.scan.camera;

import android.content.pm.PackageManager;
import android.util.Size;
import android.view.View;
import androidx.activity.ComponentActivity;
import androidx.camera.core.CameraInfo;
import androidx.camera.core.CameraSelector;
import androidx.camera.core.CameraState;
import androidx.camera.core.ImageAnalysis;
import androidx.camera.core.ImageCapture;
import androidx.camera.core.TorchState;
import androidx.camera.core.resolutionselector.AspectRatioStrategy;
import androidx.camera.core.resolutionselector.ResolutionSelector;
import androidx.camera.core.resolutionselector.ResolutionStrategy;
import androidx.camera.view.CameraController;
import androidx.camera.view.LifecycleCameraController;
import androidx.camera.view.PreviewView;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** The device's camera: the back camera if there is one, else any other. */
/*
 * CameraX's controller binds the camera to the lifecycle and handles taps and pinches. It knows the
 * camera only after its initialization, so opening waits for that. Its LiveData change with each
 * opening, so mediators add and remove them.
 *
 * The controller silently opens nothing for a preview without a size, so opening also waits for the
 * first layout. With a preview it queries the selected camera, which fails if the device has none
 * on that side: so a camera is selected before the preview is set.
 *
 * CameraX tries for some seconds to initialize. A controller whose initialization failed never
 * recovers, but a new controller tries again.
 */
public final class LiveCamera implements ScanCamera {
  /** Enough for 24 pixels a cell when the board fills half of the picture. */
  private static final Size FRAME_SIZE = new Size(1280, 720);

  /** Twice as wide: the shutter is for puzzles that are too small or unclear in frames. */
  private static final Size PICTURE_SIZE = new Size(2560, 1440);

  private final ComponentActivity screen;
  private final Executor reading;
  private final Frame.Listener frames;
  private final PreviewView preview;
  private final FirstLayoutListener shown;
  private final MediatorLiveData<CameraStatus> status =
      new MediatorLiveData<>(CameraStatus.STARTING);
  private final MutableLiveData<Torch> torch = new MutableLiveData<>(Torch.ABSENT);
  private LifecycleCameraController controller;
  private @Nullable CameraInfo watched;
  private boolean isOpen;

  /** Whether a listener waits for the initialization. */
  private boolean isAwaited;

  /** Whether the initialization failed, so that a new controller is needed. */
  private boolean hasFailed;

  public LiveCamera(ComponentActivity screen, Executor reading, Frame.Listener frames) {
    this.screen = screen;
    this.reading = reading;
    this.frames = frames;
    preview = new PreviewView(screen);
    shown = new FirstLayoutListener(preview);
    preview.setScaleType(PreviewView.ScaleType.FILL_CENTER);
    preview.setImplementationMode(PreviewView.ImplementationMode.COMPATIBLE);
    controller = newController();
    controller.getTorchState().observe(screen, state -> showTorch());
  }

  @Override
  public View preview() {
    return preview;
  }

  @Override
  public LiveData<CameraStatus> status() {
    return status;
  }

  @Override
  public LiveData<Torch> torch() {
    return torch;
  }

  @Override
  public boolean isThere() {
    return screen.getPackageManager().hasSystemFeature(PackageManager.FEATURE_CAMERA_ANY);
  }

  @Override
  public void open() {
    if (!isOpen) {
      isOpen = true;
      status.setValue(CameraStatus.STARTING);
      renewIfFailed();
      awaitController();
    }
  }

  private void renewIfFailed() {
    if (hasFailed) {
      hasFailed = false;
      controller.getTorchState().removeObservers(screen);
      controller = newController();
      controller.getTorchState().observe(screen, state -> showTorch());
    }
  }

  private void awaitController() {
    if (!isAwaited) {
      isAwaited = true;
      controller
          .getInitializationFuture()
          .addListener(this::goOn, ContextCompat.getMainExecutor(screen));
    }
  }

  @Override
  public void close() {
    if (isOpen) {
      isOpen = false;
      shown.end();
      forget();
      controller.unbind();
      showTorch();
    }
  }

  @Override
  public void takePicture() {
    if (watched == null) {
      frames.onNoPicture();
    } else {
      controller.takePicture(reading, new PictureCallback(frames));
    }
  }

  /** Without an open camera, CameraX would switch the torch when the camera opens: ignored here. */
  @Override
  public void light(Torch wanted) {
    if (watched != null) {
      controller
          .enableTorch(wanted == Torch.ON)
          .addListener(this::showTorch, ContextCompat.getMainExecutor(screen));
    }
  }

  private void goOn() {
    isAwaited = false;
    if (isOpen) {
      shown.runWhenShown(this::bind);
    }
  }

  private void bind() {
    CameraStatus trouble = select();
    if (trouble.isTrouble()) {
      preview.setController(null);
      status.setValue(trouble);
      return;
    }
    try {
      preview.setController(controller);
      controller.bindToLifecycle(screen);
    } catch (IllegalArgumentException | IllegalStateException e) {
      // The device does not support this combination of use cases. While bound and with a preview,
      // CameraX would throw again on each layout.
      controller.unbind();
      preview.setController(null);
      status.setValue(CameraStatus.BROKEN);
      return;
    }
    watch();
  }

  /** Selects a camera. Returns STARTING, or why there is none. */
  private CameraStatus select() {
    try {
      controller.getInitializationFuture().get();
    } catch (ExecutionException e) {
      hasFailed = true;
      return CameraStatus.BROKEN;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return CameraStatus.BROKEN;
    }
    CameraSelector any = new CameraSelector.Builder().build();
    for (CameraSelector side :
        new CameraSelector[] {
          CameraSelector.DEFAULT_BACK_CAMERA, CameraSelector.DEFAULT_FRONT_CAMERA, any
        }) {
      if (controller.hasCamera(side)) {
        controller.setCameraSelector(side);
        return CameraStatus.STARTING;
      }
    }
    return CameraStatus.ABSENT;
  }

  /** Observes the camera. Without information it stays STARTING until the timeout. */
  private void watch() {
    CameraInfo info = controller.getCameraInfo();
    if (info == null) {
      return;
    }
    forget();
    watched = info;
    status.addSource(info.getCameraState(), state -> status.setValue(unlessGone(state)));
    showTorch();
  }

  /** Reports errors of a disconnected camera as REMOVED. */
  private CameraStatus unlessGone(CameraState state) {
    CameraStatus now = CameraStatus.of(state);
    boolean isGone = now.isTrouble() && !controller.hasCamera(controller.getCameraSelector());
    return isGone ? CameraStatus.REMOVED : now;
  }

  private void forget() {
    CameraInfo before = watched;
    watched = null;
    if (before != null) {
      status.removeSource(before.getCameraState());
    }
  }

  private void showTorch() {
    CameraInfo info = watched;
    Integer state = controller.getTorchState().getValue();
    if (info == null || !info.hasFlashUnit()) {
      torch.setValue(Torch.ABSENT);
    } else {
      torch.setValue(state != null && state == TorchState.ON ? Torch.ON : Torch.OFF);
    }
  }

  private LifecycleCameraController newController() {
    LifecycleCameraController made = new LifecycleCameraController(screen);
    made.setEnabledUseCases(CameraController.IMAGE_ANALYSIS | CameraController.IMAGE_CAPTURE);
    made.setImageAnalysisBackpressureStrategy(ImageAnalysis.STRATEGY_KEEP_ONLY_LATEST);
    made.setImageAnalysisResolutionSelector(resolution(FRAME_SIZE));
    made.setImageAnalysisAnalyzer(reading, new CameraImageAnalyzer(frames));
    made.setImageCaptureMode(ImageCapture.CAPTURE_MODE_MINIMIZE_LATENCY);
    made.setImageCaptureResolutionSelector(resolution(PICTURE_SIZE));
    made.setTapToFocusEnabled(true);
    made.setPinchToZoomEnabled(true);
    return made;
  }

  private static ResolutionSelector resolution(Size size) {
    return new ResolutionSelector.Builder()
        .setAspectRatioStrategy(AspectRatioStrategy.RATIO_16_9_FALLBACK_AUTO_STRATEGY)
        .setResolutionStrategy(
            new ResolutionStrategy(
                size, ResolutionStrategy.FALLBACK_RULE_CLOSEST_HIGHER_THEN_LOWER))
        .build();
  }
}
