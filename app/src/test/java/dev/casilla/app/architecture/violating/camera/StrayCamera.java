package dev.casilla.app.architecture.violating.camera;

import androidx.camera.core.CameraFixture;

/** Knows the camera where it must not. */
final class StrayCamera extends CameraFixture {}
