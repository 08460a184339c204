package com.google.mlkit.vision.text.latin;

import com.google.mlkit.vision.text.TextRecognizerOptionsInterface;

/** Stub of ML Kit's class, as far as the app uses it. */
public class TextRecognizerOptions implements TextRecognizerOptionsInterface {
  public static final TextRecognizerOptions DEFAULT_OPTIONS = new TextRecognizerOptions();

  private TextRecognizerOptions() {}
}
