package com.google.mlkit.vision.text;

import com.google.android.gms.tasks.Task;
import com.google.mlkit.vision.common.InputImage;
import java.io.Closeable;

/** Stub of ML Kit's interface; tests implement it. */
public interface TextRecognizer extends Closeable {
  Task<Text> process(InputImage image);

  @Override
  void close();
}
