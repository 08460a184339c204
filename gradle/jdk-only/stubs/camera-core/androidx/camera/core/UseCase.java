package androidx.camera.core;

/** Stub of CameraX's class. */
public abstract class UseCase {
  UseCase() {}
}
