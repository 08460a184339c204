package androidx.camera.core;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stub of CameraX's opt-in annotation. */
@Retention(RetentionPolicy.CLASS)
public @interface ExperimentalGetImage {}
