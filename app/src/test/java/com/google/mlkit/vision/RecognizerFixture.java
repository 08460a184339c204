package com.google.mlkit.vision;

/** Stands for ML Kit, so that a rule has something to find. */
public class RecognizerFixture {}
