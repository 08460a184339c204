package dev.casilla.app.scan.mlkit;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assume.assumeTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.mlkit.vision.text.TextRecognizer;
import dev.casilla.app.Aside;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.Traces;
import dev.casilla.app.scan.Scenes;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.opinion.SecondOpinion;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import dev.casilla.reader.vision.LumaPlane;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** When ML Kit is made, and what becomes of a reading when it cannot be. */
@RunWith(AndroidJUnit4.class)
@Config(instrumentedPackages = "com.google.mlkit.vision", shadows = RecordedText.ShadowImage.class)
public final class MlKitOpinionTest {
  private static final int WIDTH = 480;
  private static final int HEIGHT = 640;
  private static final int CELL = 40;
  private static final int MOST_BLUR = 12;

  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(work -> new Thread(work, "opinion"));
  private final List<String> makers = new ArrayList<>();

  @After
  public void stop() {
    executor.shutdownNow();
  }

  @Test
  public void opinion_made_doesNotMakeMlKit() {
    MlKitOpinion.on(executor, failing(new IllegalStateException("no ML Kit")));
    assertEquals(List.of(), makers);
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

  /** It is given up in time, and asked again next time. */
  @Test
  public void opinion_mlKitHangs_changesNothingAndIsNotInTheWayLater() {
    assumeTrue("shadows are of the stubs; ML Kit itself is here", BuildConfig.STUBS);
    FakeRecognizer recognizer = new FakeRecognizer();
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
    Traces traces = Traces.of(Scenes.PUZZLE);
    SecondOpinion opinion = MlKitOpinion.on(executor, recognizers);
    PuzzleReader reader = new PuzzleReader();
    ReadBoard doubtful = Aside.get(() -> doubtful(reader));
    ReadBoard after = Aside.get(() -> reader.conclude(doubtful, opinion));
    assertEquals(doubtful.shown(), after.shown());
    assertFalse(after.isCertain());
    assertEquals("asked where it may fail", List.of("opinion"), makers);
    traces.checkLogs();
  }

  /** So blurred that some of it stays in doubt. */
  private static ReadBoard doubtful(PuzzleReader reader) {
    NewspaperPage page = new NewspaperPage(Scenes.PUZZLE, 7);
    for (int blur = 1; blur < MOST_BLUR; blur++) {
      Pose pose = new Pose(0, 0, CELL, 0, 0, 0, blur, 0, 0);
      LumaPlane picture = LumaPlane.of(page.photograph(pose, WIDTH, HEIGHT), WIDTH, HEIGHT);
      PuzzleReading reading = reader.read(picture);
      if (reading instanceof PuzzleReading.Boards boards && !boards.best().isCertain()) {
        return boards.best();
      }
    }
    throw new AssertionError("nothing in doubt");
  }

  private Supplier<TextRecognizer> failing(RuntimeException why) {
    return () -> {
      makers.add(Thread.currentThread().getName());
      throw why;
    };
  }
}
