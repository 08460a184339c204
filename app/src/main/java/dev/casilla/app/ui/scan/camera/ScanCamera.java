package dev.casilla.app.ui.scan.camera;

import android.view.View;
import androidx.lifecycle.LiveData;

/**
 * A camera that shows what it sees and hands out frames, as long as its screen is to be seen. For
 * the main thread.
 */
public interface ScanCamera {
  /** Shows the picture; focuses where it is tapped, zooms when pinched. */
  View preview();

  /** Whether the device has any camera at all; can be told before anyone is asked. */
  boolean isThere();

  /** Opens the camera, if it is not open. */
  void open();

  /** Closes the camera, if it is open. */
  void close();

  /** Takes a picture, as good as it can: it goes where the frames go, and nowhere else. */
  void takePicture();

  /** Switches the light. */
  void light(Torch torch);

  /** How the camera is. */
  LiveData<CameraStatus> status();

  /** How its light is. */
  LiveData<Torch> torch();
}
