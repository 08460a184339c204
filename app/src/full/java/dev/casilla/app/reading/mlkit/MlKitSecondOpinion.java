package dev.casilla.app.reading.mlkit;

import com.google.mlkit.vision.text.TextRecognition;
import com.google.mlkit.vision.text.TextRecognizer;
import com.google.mlkit.vision.text.latin.TextRecognizerOptions;
import dev.casilla.reader.opinion.SecondOpinion;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** The second opinion of ML Kit, with the Latin model that is bundled with the app. */
public final class MlKitSecondOpinion {
  /**
   * A line takes about 50 ms; the first one, which may still load the model, several times that.
   */
  private static final long PATIENCE_MILLIS = 800;

  private final ExecutorService executor;
  private final MlKitTextRecognizer recognition;

  private MlKitSecondOpinion(ExecutorService executor, MlKitTextRecognizer recognition) {
    this.executor = executor;
    this.recognition = recognition;
  }

  /** Runs ML Kit on {@code executor}, which has one thread. ML Kit is loaded when it is needed. */
  public static MlKitSecondOpinion on(ExecutorService executor) {
    return on(executor, () -> TextRecognition.getClient(TextRecognizerOptions.DEFAULT_OPTIONS));
  }

  static MlKitSecondOpinion on(ExecutorService executor, Supplier<TextRecognizer> recognizers) {
    return new MlKitSecondOpinion(executor, new MlKitTextRecognizer(recognizers));
  }

  /** The second opinion for the reader. */
  public SecondOpinion opinion() {
    return new SecondOpinion(
            recognition::readLine, executor, PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
        .includingWholeBoards(recognition::readBoard);
  }

  /** Starts to load ML Kit's model. A failure is handled when an opinion is asked. */
  public void wake() {
    Future<?> unused = executor.submit(recognition::wake);
  }
}
