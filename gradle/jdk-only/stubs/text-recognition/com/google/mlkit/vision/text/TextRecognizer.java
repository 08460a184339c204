package com.google.mlkit.vision.text;

import com.google.android.gms.tasks.Task;
import com.google.mlkit.vision.common.InputImage;

/** Stub of ML Kit's interface; tests implement it. */
public interface TextRecognizer {
  Task<Text> process(InputImage image);
}
