package dev.casilla.app.ui.scan;

import androidx.lifecycle.DefaultLifecycleObserver;
import androidx.lifecycle.LifecycleOwner;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.app.ui.scan.state.ScanViewModel;

/** Lets go of all that a scan holds, whichever way its screen is left. */
/*
 * Who goes elsewhere wants nothing more of the frames that are still being read: a reading that
 * came a moment later would open a screen on top. Who only looks away, and comes back to the same
 * screen, finds what was read meanwhile, and what the shutter has brought. Camera and light are let
 * go of by both, and nobody holds the eye any more.
 */
final class ScanLifecycleObserver implements DefaultLifecycleObserver {
  private final ScanViewModel model;
  private final ScanCamera camera;

  ScanLifecycleObserver(ScanViewModel model, ScanCamera camera) {
    this.model = model;
    this.camera = camera;
  }

  /** Another screen comes instead of this one, or over it. */
  void leave() {
    turnTorchOff();
    // A camera tells that it is closed: by then, nobody may want it any more.
    model.leave();
    camera.close();
  }

  @Override
  public void onStop(LifecycleOwner owner) {
    turnTorchOff();
    camera.close();
    model.peek(false);
  }

  /** A light goes out first: there is no way to it any more once its camera is closed. */
  private void turnTorchOff() {
    if (camera.torch().getValue() == Torch.ON) {
      camera.light(Torch.OFF);
    }
  }
}
