package dev.casilla.app.architecture.violating.mlkit;

import com.google.mlkit.vision.RecognizerFixture;

/** Knows ML Kit where it must not. */
final class StrayRecognizer extends RecognizerFixture {}
