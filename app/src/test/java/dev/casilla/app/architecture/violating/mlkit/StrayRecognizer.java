package dev.casilla.app.architecture.violating.mlkit;

import com.google.mlkit.vision.RecognizerFixture;

/** Uses ML Kit outside its package. */
final class StrayRecognizer extends RecognizerFixture {}
