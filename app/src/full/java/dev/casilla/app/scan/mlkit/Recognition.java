package dev.casilla.app.scan.mlkit;

import android.graphics.Bitmap;
import android.graphics.Color;
import android.graphics.Rect;
import com.google.android.gms.tasks.Task;
import com.google.android.gms.tasks.Tasks;
import com.google.mlkit.vision.common.InputImage;
import com.google.mlkit.vision.text.Text;
import com.google.mlkit.vision.text.TextRecognizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What ML Kit recognizes in gray pictures. For one thread, and not the main one. */
/*
 * The recognizer is made by the first question: making it loads ML Kit, which costs time that the
 * app's start does not have, and may fail, which then is a failed answer and nothing more.
 */
final class Recognition {
  private final Supplier<TextRecognizer> recognizers;
  private @Nullable TextRecognizer recognizer;

  /** Asks what {@code recognizers} makes when first needed. */
  Recognition(Supplier<TextRecognizer> recognizers) {
    this.recognizers = recognizers;
  }

  /**
   * The words in a picture, in any order; none if ML Kit fails.
   *
   * @param luma brightness row by row
   */
  List<SeenWord> words(byte[] luma, int width, int height) throws InterruptedException {
    TextRecognizer asked = recognizer();
    Task<Text> task = asked.process(InputImage.fromBitmap(bitmap(luma, width, height), 0));
    try {
      return words(Tasks.await(task));
    } catch (ExecutionException e) {
      // It may fail: then there is no second opinion.
      return Collections.emptyList();
    }
  }

  private TextRecognizer recognizer() {
    TextRecognizer made = recognizer;
    if (made == null) {
      made = recognizers.get();
      recognizer = made;
    }
    return made;
  }

  private static Bitmap bitmap(byte[] luma, int width, int height) {
    int[] pixels = new int[width * height];
    for (int i = 0; i < pixels.length; i++) {
      int gray = luma[i] & 0xff;
      pixels[i] = Color.rgb(gray, gray, gray);
    }
    return Bitmap.createBitmap(pixels, width, height, Bitmap.Config.ARGB_8888);
  }

  private static List<SeenWord> words(Text text) {
    List<SeenWord> words = new ArrayList<>();
    for (Text.TextBlock block : text.getTextBlocks()) {
      for (Text.Line line : block.getLines()) {
        for (Text.Element element : line.getElements()) {
          addWord(words, element);
        }
      }
    }
    return words;
  }

  /** Character by character where these are known, else the word as a whole. */
  private static void addWord(List<SeenWord> words, Text.Element element) {
    float angle = element.getAngle();
    float confidence = said(element.getConfidence(), 1);
    if (element.getSymbols().isEmpty()) {
      place(element.getBoundingBox())
          .map(box -> new SeenWord(element.getText(), box, angle, confidence))
          .ifPresent(words::add);
    }
    for (Text.Symbol symbol : element.getSymbols()) {
      float sure = said(symbol.getConfidence(), confidence);
      place(symbol.getBoundingBox())
          .map(box -> new SeenWord(symbol.getText(), box, angle, sure))
          .ifPresent(words::add);
    }
  }

  /** Nought is what ML Kit says where it does not know how sure it is. */
  private static float said(float confidence, float otherwise) {
    return confidence > 0 ? confidence : otherwise;
  }

  /** ML Kit does not always know where a thing is. */
  private static Optional<SeenWord.Box> place(@Nullable Rect box) {
    return Optional.ofNullable(box)
        .map(rect -> new SeenWord.Box(rect.left, rect.top, rect.right, rect.bottom));
  }
}
