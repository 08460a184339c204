package dev.casilla.app.architecture.violating.camera;

import androidx.camera.core.CameraFixture;

/** Uses CameraX outside its package. */
final class StrayCamera extends CameraFixture {}
