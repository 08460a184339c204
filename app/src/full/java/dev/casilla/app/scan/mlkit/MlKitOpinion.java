package dev.casilla.app.scan.mlkit;

import com.google.mlkit.vision.text.TextRecognition;
import com.google.mlkit.vision.text.TextRecognizer;
import com.google.mlkit.vision.text.latin.TextRecognizerOptions;
import dev.casilla.reader.opinion.SecondOpinion;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** ML Kit's opinion, with the Latin model that comes with the app. */
public final class MlKitOpinion {
  /** A line takes some 50 ms; the first one, which loads the model, several times that. */
  private static final long PATIENCE_MILLIS = 800;

  private MlKitOpinion() {}

  /**
   * An opinion for which ML Kit works on {@code executor}, of one thread; not before it is asked.
   */
  public static SecondOpinion on(ExecutorService executor) {
    return on(executor, () -> TextRecognition.getClient(TextRecognizerOptions.DEFAULT_OPTIONS));
  }

  static SecondOpinion on(ExecutorService executor, Supplier<TextRecognizer> recognizers) {
    Recognition recognition = new Recognition(recognizers);
    return new SecondOpinion(
            new MlKitLineReader(recognition), executor, PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
        .withWholeBoards(new MlKitSymbolReader(recognition));
  }
}
