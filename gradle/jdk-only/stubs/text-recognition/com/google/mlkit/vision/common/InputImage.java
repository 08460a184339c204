package com.google.mlkit.vision.common;

import android.graphics.Bitmap;

/** Stub of ML Kit's class, as far as the app uses it. */
public class InputImage {
  private InputImage() {}

  public static InputImage fromBitmap(Bitmap bitmap, int rotationDegrees) {
    throw new UnsupportedOperationException("stub");
  }
}
