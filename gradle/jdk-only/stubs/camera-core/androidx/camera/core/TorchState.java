package androidx.camera.core;

/** Stub of CameraX's class. */
public class TorchState {
  public static final int OFF = 0;
  public static final int ON = 1;

  private TorchState() {}
}
