package dev.casilla.app;

import androidx.activity.ComponentActivity;
import dev.casilla.app.reading.frame.FrameListener;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The application in its own colours and with a camera that shows what it is told to. */
public final class FakeCameraApplication extends SimulatedPhoneApplication {
  private @Nullable FakeCamera camera;
  private boolean isThere = true;

  /** The camera of the screen that was made last. */
  public FakeCamera camera() {
    return Objects.requireNonNull(camera);
  }

  /** Has no camera for the screens that are made from now on. */
  void removeCamera() {
    isThere = false;
  }

  @Override
  public ScanCamera scanCamera(ComponentActivity screen, FrameListener frames) {
    FakeCamera made = new FakeCamera(screen, reading(), frames);
    if (!isThere) {
      made.remove();
    }
    camera = made;
    return made;
  }

  @Override
  boolean hasDynamicColors() {
    return false;
  }
}
