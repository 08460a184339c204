package androidx.camera.view;

import android.content.Context;
import android.widget.FrameLayout;

/** Stub of CameraX's view: a real but empty one, so that layouts inflate and draw. */
public final class PreviewView extends FrameLayout {
  public PreviewView(Context context) {
    super(context);
  }

  public void setController(CameraController cameraController) {}

  public void setScaleType(ScaleType scaleType) {}

  public void setImplementationMode(ImplementationMode implementationMode) {}

  /** How the view shows the camera's frames. */
  public enum ImplementationMode {
    PERFORMANCE,
    COMPATIBLE
  }

  /** How the frames fit the view. */
  public enum ScaleType {
    FILL_START,
    FILL_CENTER,
    FILL_END,
    FIT_START,
    FIT_CENTER,
    FIT_END
  }
}
