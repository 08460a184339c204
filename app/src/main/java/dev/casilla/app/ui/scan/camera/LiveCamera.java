package dev.casilla.app.ui.scan.camera;

import android.content.pm.PackageManager;
import android.view.View;
import androidx.activity.ComponentActivity;
import androidx.camera.core.CameraInfo;
import androidx.camera.core.CameraSelector;
import androidx.camera.core.CameraState;
import androidx.camera.core.TorchState;
import androidx.camera.view.LifecycleCameraController;
import androidx.camera.view.PreviewView;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.reading.frame.FrameListener;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** The device's camera: the one at the back if there is one, else whichever there is. */
/*
 * The controller ties the camera to the screen's lifecycle and looks after tapping and pinching.
 * What it tells of the camera is there only once it is initialized, which is therefore waited for;
 * and its sources change with each opening, which is why they come and go in the mediators.
 *
 * It opens nothing for a preview that has no size, and does not say so: that is waited for as well,
 * for the picture may have been hidden until a moment ago. And it asks its side of the device for
 * its shape as soon as it knows such a preview, whether there is a camera on that side or not: so it
 * is told of the preview only when a side is chosen that has one.
 *
 * CameraX tries for some seconds to initialize. If that fails, it forgets about it and begins anew
 * with the next controller; but a controller has its outcome for good. So another one is made.
 */
public final class LiveCamera implements ScanCamera {
  private final ComponentActivity screen;
  private final Executor reading;
  private final FrameListener frames;
  private final PreviewView preview;
  private final FirstLayoutListener shown;
  private final MediatorLiveData<CameraStatus> status =
      new MediatorLiveData<>(CameraStatus.STARTING);
  private final MutableLiveData<Torch> torch = new MutableLiveData<>(Torch.ABSENT);
  private LifecycleCameraController controller;
  private @Nullable CameraInfo watched;
  private boolean isOpen;

  /** Whether the controller is to say when it is initialized: it need not twice. */
  private boolean isAwaited;

  /** Whether the controller could not be initialized: it will not try again. */
  private boolean isSpoilt;

  /** The camera for {@code screen}; {@code frames} takes its frames on {@code reading}. */
  public LiveCamera(ComponentActivity screen, Executor reading, FrameListener frames) {
    this.screen = screen;
    this.reading = reading;
    this.frames = frames;
    preview = new PreviewView(screen);
    shown = new FirstLayoutListener(preview);
    preview.setScaleType(PreviewView.ScaleType.FILL_CENTER);
    preview.setImplementationMode(PreviewView.ImplementationMode.COMPATIBLE);
    controller = CameraControllerFactory.make(screen, reading, frames);
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
      renewIfSpoilt();
      awaitController();
    }
  }

  private void renewIfSpoilt() {
    if (isSpoilt) {
      isSpoilt = false;
      controller.getTorchState().removeObservers(screen);
      controller = CameraControllerFactory.make(screen, reading, frames);
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

  /** What CameraX cannot do yet it would do the next time the camera is opened: not this. */
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
      // So CameraX says that the device cannot do all at once that it is asked for. It would say so
      // again whenever the picture is laid out, as long as it is bound and knows the preview.
      controller.unbind();
      preview.setController(null);
      status.setValue(CameraStatus.BROKEN);
      return;
    }
    watch();
  }

  /** Chooses a camera; says what stands in the way if there is none. */
  private CameraStatus select() {
    try {
      controller.getInitializationFuture().get();
    } catch (ExecutionException e) {
      isSpoilt = true;
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

  /** A camera that nothing can be told of yet is starting; whoever waits for it may give it up. */
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

  /** A camera that was unplugged is neither broken nor in use. */
  private CameraStatus unlessGone(CameraState state) {
    CameraStatus now = CameraStatusMapper.of(state);
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
}
