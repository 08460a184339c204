package com.google.mlkit.vision.text;

/** Stub of ML Kit's class. */
public class TextRecognition {
  private TextRecognition() {}

  public static TextRecognizer getClient(TextRecognizerOptionsInterface options) {
    throw new UnsupportedOperationException("stub");
  }
}
