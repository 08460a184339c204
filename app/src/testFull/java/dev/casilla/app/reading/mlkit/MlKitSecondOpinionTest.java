package dev.casilla.app.reading.mlkit;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assume.assumeTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.mlkit.vision.text.TextRecognizer;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.PrivacyTraces;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.opinion.SecondOpinion;
import dev.casilla.reader.picture.LumaPlane;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** When ML Kit is created, and readings without it. */
@RunWith(AndroidJUnit4.class)
@Config(instrumentedPackages = "com.google.mlkit.vision", shadows = RecordedText.ShadowImage.class)
public final class MlKitSecondOpinionTest {
  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(work -> new Thread(work, "opinion"));
  private final List<String> makers = new CopyOnWriteArrayList<>();

  @After
  public void stop() {
    executor.shutdownNow();
  }

  @Test
  public void opinion_made_doesNotMakeMlKit() {
    MlKitSecondOpinion.on(executor, failing(new IllegalStateException("no ML Kit"))).opinion();
    assertEquals(List.of(), makers);
  }

  /** ML Kit loads its model with the first picture, which must not delay a request. */
  @Test
  public void wake_onceOrTwice_loadsTheModelOnItsThread() throws Exception {
    assumeTrue("shadows are of the stubs; ML Kit itself is here", BuildConfig.STUBS);
    FakeTextRecognizer recognizer = new FakeTextRecognizer();
    recognizer.hangs();
    MlKitSecondOpinion mlKit =
        MlKitSecondOpinion.on(
            executor,
            () -> {
              makers.add(Thread.currentThread().getName());
              return recognizer.asRecognizer();
            });
    mlKit.wake();
    mlKit.wake();
    executor.submit(() -> {}).get();
    assertEquals(List.of("opinion"), makers);
    assertEquals("and is not waited for", 1, recognizer.questions());
  }

  @Test
  public void wake_mlKitFails_isStillAskedLater() {
    Supplier<TextRecognizer> failing = failing(new IllegalStateException("no ML Kit"));
    MlKitSecondOpinion mlKit = MlKitSecondOpinion.on(executor, failing);
    mlKit.wake();
    Eventually.until("it was tried", () -> !makers.isEmpty());
    makers.clear();
    assertUnchanged(mlKit.opinion());
  }

  @Test
  public void opinion_mlKitFails_changesNothing() {
    assertUnchanged(failing(new IllegalStateException("no ML Kit")));
  }

  @Test
  public void opinion_mlKitIsAbsent_changesNothing() {
    Supplier<TextRecognizer> absent =
        () -> {
          makers.add(Thread.currentThread().getName());
          throw new NoClassDefFoundError("com/google/mlkit");
        };
    assertUnchanged(absent);
  }

  /** A hanging ML Kit times out, and is asked again next time. */
  @Test
  public void opinion_mlKitHangs_changesNothingAndIsNotInTheWayLater() {
    assumeTrue("shadows are of the stubs; ML Kit itself is here", BuildConfig.STUBS);
    FakeTextRecognizer recognizer = new FakeTextRecognizer();
    recognizer.hangs();
    Supplier<TextRecognizer> hanging =
        () -> {
          makers.add(Thread.currentThread().getName());
          return recognizer.asRecognizer();
        };
    assertUnchanged(hanging);
    assertEquals(1, recognizer.questions());
    makers.clear();
    assertUnchanged(hanging);
    assertEquals("asked again, on the same thread", 2, recognizer.questions());
  }

  private void assertUnchanged(Supplier<TextRecognizer> recognizers) {
    assertUnchanged(MlKitSecondOpinion.on(executor, recognizers).opinion());
  }

  private void assertUnchanged(SecondOpinion opinion) {
    PrivacyTraces traces = PrivacyTraces.of(TestScenes.PUZZLE);
    PuzzleReader reader = new PuzzleReader();
    ReadBoard doubtful = BackgroundThread.get(() -> doubtful(reader));
    ReadBoard after = BackgroundThread.get(() -> reader.conclude(doubtful, opinion));
    assertEquals(doubtful.shown(), after.shown());
    assertFalse(after.isCertain());
    assertEquals("asked where it may fail", List.of("opinion"), makers);
    traces.checkLogs();
  }

  private static ReadBoard doubtful(PuzzleReader reader) {
    byte[] luma = DoubtfulPhoto.luma(reader);
    LumaPlane photo = LumaPlane.of(luma, DoubtfulPhoto.WIDTH, DoubtfulPhoto.HEIGHT);
    return ((PuzzleReading.Boards) reader.read(photo)).best();
  }

  private Supplier<TextRecognizer> failing(RuntimeException why) {
    return () -> {
      makers.add(Thread.currentThread().getName());
      throw why;
    };
  }
}
