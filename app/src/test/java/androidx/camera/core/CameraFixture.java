package androidx.camera.core;

/** Stands for CameraX, so that a rule has something to find. */
public class CameraFixture {}
