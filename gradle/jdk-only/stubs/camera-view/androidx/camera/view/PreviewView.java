package androidx.camera.view;

import android.content.Context;
import android.graphics.Bitmap;
import android.util.AttributeSet;
import android.widget.FrameLayout;

/** Stub of CameraX's view: a real but empty one, so that layouts inflate and draw. */
public final class PreviewView extends FrameLayout {
  private CameraController controller;
  private ScaleType scaleType = ScaleType.FILL_CENTER;
  private ImplementationMode implementationMode = ImplementationMode.PERFORMANCE;

  public PreviewView(Context context) {
    this(context, null);
  }

  public PreviewView(Context context, AttributeSet attrs) {
    this(context, attrs, 0);
  }

  public PreviewView(Context context, AttributeSet attrs, int defStyleAttr) {
    this(context, attrs, defStyleAttr, 0);
  }

  public PreviewView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  public CameraController getController() {
    return controller;
  }

  public void setController(CameraController cameraController) {
    controller = cameraController;
  }

  public ScaleType getScaleType() {
    return scaleType;
  }

  public void setScaleType(ScaleType scaleType) {
    this.scaleType = scaleType;
  }

  public ImplementationMode getImplementationMode() {
    return implementationMode;
  }

  public void setImplementationMode(ImplementationMode implementationMode) {
    this.implementationMode = implementationMode;
  }

  public Bitmap getBitmap() {
    return null;
  }

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
