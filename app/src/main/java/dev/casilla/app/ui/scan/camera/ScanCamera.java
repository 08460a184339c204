package dev.casilla.app.ui.scan.camera;

import android.view.View;
import androidx.activity.ComponentActivity;
import androidx.lifecycle.LiveData;
import dev.casilla.app.reading.frame.FrameListener;

/** The camera of the scan screen: shows a preview and delivers frames. For the main thread. */
public interface ScanCamera {
  /** The application creates cameras; tests replace them. */
  interface Factory {
    /** A camera for {@code screen} that delivers its frames to {@code frames}. */
    ScanCamera scanCamera(ComponentActivity screen, FrameListener frames);
  }

  /** The camera's light. */
  enum Torch {
    ABSENT,
    OFF,
    ON
  }

  /** The preview. Focuses where it is tapped, zooms when pinched. */
  View preview();

  /** Whether the device has a camera. Needs no permission. */
  boolean isThere();

  /** Opens the camera, if it is not open. */
  void open();

  /** Closes the camera, if it is open. */
  void close();

  /** Takes a picture and delivers it to the listener, or reports that there is none. */
  void takePicture();

  /** Switches the torch. */
  void light(Torch torch);

  LiveData<CameraStatus> status();

  LiveData<Torch> torch();
}
