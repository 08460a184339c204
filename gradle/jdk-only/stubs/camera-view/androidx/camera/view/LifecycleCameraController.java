package androidx.camera.view;

import android.content.Context;
import androidx.lifecycle.LifecycleOwner;

/** Stub of CameraX's class. */
public final class LifecycleCameraController extends CameraController {
  public LifecycleCameraController(Context context) {
    throw new UnsupportedOperationException("stub");
  }

  public void bindToLifecycle(LifecycleOwner lifecycleOwner) {
    throw new UnsupportedOperationException("stub");
  }

  public void unbind() {
    throw new UnsupportedOperationException("stub");
  }
}
