package dev.casilla.app.ui.scan.camera;

import android.view.View;
import androidx.activity.ComponentActivity;
import androidx.lifecycle.LiveData;
import dev.casilla.app.reading.frame.Frame;

/** The camera of the scan screen: shows a preview and delivers frames. For the main thread. */
public interface ScanCamera {
  /** The application creates cameras; tests replace them. */
  interface Factory {
    ScanCamera scanCamera(ComponentActivity screen, Frame.Listener frames);
  }

  enum Torch {
    ABSENT,
    OFF,
    ON
  }

  /** The preview. Focuses where it is tapped, zooms when pinched. */
  View preview();

  /** Whether the device has a camera. Needs no permission. */
  boolean isThere();

  void open();

  void close();

  /** Takes a picture and delivers it to the listener, or reports that there is none. */
  void takePicture();

  void light(Torch torch);

  LiveData<CameraStatus> status();

  LiveData<Torch> torch();
}
