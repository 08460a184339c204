package dev.casilla.app.photo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import android.os.Handler;
import android.os.Looper;
import androidx.lifecycle.SavedStateHandle;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.Aside;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.Eventually;
import dev.casilla.app.review.Draft;
import dev.casilla.app.scan.Scenes;
import dev.casilla.app.scan.mlkit.FakeRecognizer;
import dev.casilla.app.scan.mlkit.RecordedText;
import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.opinion.SecondOpinion;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** A photo that ML Kit is asked about and does not answer, from its address to its reading. */
@RunWith(AndroidJUnit4.class)
@Config(instrumentedPackages = "com.google.mlkit.vision", shadows = RecordedText.ShadowImage.class)
public final class HangingOpinionTest {
  private static final int WIDTH = 480;
  private static final int HEIGHT = 640;
  private static final int MOST_BLUR = 12;

  private final ExecutorService asking = Executors.newSingleThreadExecutor();
  private final ExecutorService reading = Executors.newSingleThreadExecutor();
  private final FakeRecognizer recognizer = new FakeRecognizer();
  private final PhotoModelByHand.FakeAlbum album = new PhotoModelByHand.FakeAlbum();

  @Before
  public void needStubs() {
    assumeTrue("shadows are of the stubs; ML Kit itself is here", BuildConfig.STUBS);
  }

  @After
  public void stop() {
    asking.shutdownNow();
    reading.shutdownNow();
  }

  @Test
  public void photo_mlKitHangs_isReadAsWithoutIt() {
    GrayPhoto blurred = Aside.get(HangingOpinionTest::blurred);
    Draft alone = read(blurred, Optional.empty());
    assertTrue(alone.isDoubtful());
    recognizer.hangs();
    Draft draft = read(blurred, Optional.of(recognizer.opinion(asking)));
    assertEquals(1, recognizer.questions());
    assertEquals(alone.cells(), draft.cells());
    assertEquals(alone.proposals(), draft.proposals());
  }

  private Draft read(GrayPhoto photo, Optional<SecondOpinion> opinion) {
    Handler screen = new Handler(Looper.getMainLooper());
    PuzzleReader reader = new PuzzleReader();
    PhotoViewModel model =
        new PhotoViewModel(
            new SavedStateHandle(),
            album,
            () -> new PhotoReader(reader, opinion, Origin.PHOTO),
            new PhotoExecutors(reading, reading, reading, screen::post),
            () -> 0);
    album.photo = photo;
    model.open("content://a");
    Eventually.until("a reading", () -> model.state().getValue().taken().isPresent());
    return model.state().getValue().taken().get();
  }

  /** So that something is in doubt. */
  private static GrayPhoto blurred() {
    NewspaperPage page = new NewspaperPage(Scenes.PUZZLE, 7);
    PuzzleReader reader = new PuzzleReader();
    for (int blur = 1; blur < MOST_BLUR; blur++) {
      Pose pose = new Pose(0, 0, 40, 0, 0, 0, blur, 0, 0);
      GrayPhoto photo = new GrayPhoto(page.photograph(pose, WIDTH, HEIGHT), WIDTH, HEIGHT);
      if (reader.read(photo.plane()) instanceof PuzzleReading.Boards boards
          && !boards.best().isCertain()) {
        return photo;
      }
    }
    throw new AssertionError("nothing in doubt");
  }
}
