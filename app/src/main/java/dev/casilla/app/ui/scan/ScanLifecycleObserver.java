package dev.casilla.app.ui.scan;

import androidx.lifecycle.DefaultLifecycleObserver;
import androidx.lifecycle.LifecycleOwner;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.app.ui.scan.state.ScanViewModel;

/** Releases the camera and the torch whenever the scan screen is left. */
/*
 * When another screen opens, frames that are still being read are discarded: a reading that
 * completes a moment later would open the review on top. When the screen only stops, for example
 * behind another app, a reading that completes meanwhile is kept.
 */
final class ScanLifecycleObserver implements DefaultLifecycleObserver {
  private final ScanViewModel model;
  private final ScanCamera camera;

  ScanLifecycleObserver(ScanViewModel model, ScanCamera camera) {
    this.model = model;
    this.camera = camera;
  }

  /** Called when another screen opens. */
  void leave() {
    turnTorchOff();
    // Closing reports a status: the view model must ignore it, so it is told first.
    model.leave();
    camera.close();
  }

  @Override
  public void onStop(LifecycleOwner owner) {
    turnTorchOff();
    camera.close();
    model.peek(false);
  }

  /** The torch can be switched only while the camera is open. */
  private void turnTorchOff() {
    if (camera.torch().getValue() == Torch.ON) {
      camera.light(Torch.OFF);
    }
  }
}
