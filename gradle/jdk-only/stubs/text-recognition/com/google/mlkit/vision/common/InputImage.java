package com.google.mlkit.vision.common;

import android.graphics.Bitmap;
import android.media.Image;
import java.nio.ByteBuffer;

/** Stub of ML Kit's class, as far as the app uses it. */
public class InputImage {
  public static final int IMAGE_FORMAT_NV21 = 17;
  public static final int IMAGE_FORMAT_YUV_420_888 = 35;
  public static final int IMAGE_FORMAT_YV12 = 842094169;

  private InputImage() {}

  public static InputImage fromBitmap(Bitmap bitmap, int rotationDegrees) {
    throw new UnsupportedOperationException("stub");
  }

  public static InputImage fromByteArray(
      byte[] byteArray, int width, int height, int rotationDegrees, int format) {
    throw new UnsupportedOperationException("stub");
  }

  public static InputImage fromByteBuffer(
      ByteBuffer byteBuffer, int width, int height, int rotationDegrees, int format) {
    throw new UnsupportedOperationException("stub");
  }

  public static InputImage fromMediaImage(Image image, int rotationDegrees) {
    throw new UnsupportedOperationException("stub");
  }
}
