package com.google.mlkit.vision.text;

/** Stub of ML Kit's interface. */
public interface TextRecognizerOptionsInterface {}
