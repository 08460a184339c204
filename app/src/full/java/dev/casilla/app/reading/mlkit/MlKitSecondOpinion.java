package dev.casilla.app.reading.mlkit;

import com.google.mlkit.vision.text.TextRecognition;
import com.google.mlkit.vision.text.TextRecognizer;
import com.google.mlkit.vision.text.latin.TextRecognizerOptions;
import dev.casilla.reader.opinion.SecondOpinion;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** ML Kit's opinion, with the Latin model that comes with the app. */
public final class MlKitSecondOpinion {
  /**
   * A line takes some 50 ms; the first one after waking, which may still load, several times that.
   */
  private static final long PATIENCE_MILLIS = 800;

  private final ExecutorService executor;
  private final MlKitTextRecognizer recognition;

  private MlKitSecondOpinion(ExecutorService executor, MlKitTextRecognizer recognition) {
    this.executor = executor;
    this.recognition = recognition;
  }

  /** An opinion for which ML Kit is asked on {@code executor}, of one thread; not made before. */
  public static MlKitSecondOpinion on(ExecutorService executor) {
    return on(executor, () -> TextRecognition.getClient(TextRecognizerOptions.DEFAULT_OPTIONS));
  }

  static MlKitSecondOpinion on(ExecutorService executor, Supplier<TextRecognizer> recognizers) {
    return new MlKitSecondOpinion(executor, new MlKitTextRecognizer(recognizers));
  }

  /** What is asked. */
  public SecondOpinion opinion() {
    return new SecondOpinion(
            recognition::readLine, executor, PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
        .includingWholeBoards(recognition::readBoard);
  }

  /**
   * Has ML Kit load its model, so that the first question need not wait for that. What fails in
   * doing so fails again when something is asked, and is dealt with there.
   */
  public void wake() {
    Future<?> unused = executor.submit(recognition::wake);
  }
}
