package dev.casilla.app.ui.photo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import android.os.Handler;
import android.os.Looper;
import androidx.lifecycle.SavedStateHandle;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.mlkit.DoubtfulPhoto;
import dev.casilla.app.reading.mlkit.FakeTextRecognizer;
import dev.casilla.app.reading.mlkit.RecordedText;
import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.app.reading.photo.PhotoReader;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.opinion.SecondOpinion;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** A photo for which ML Kit does not answer. */
@RunWith(AndroidJUnit4.class)
@Config(instrumentedPackages = "com.google.mlkit.vision", shadows = RecordedText.ShadowImage.class)
public final class UnansweredSecondOpinionTest {
  private final ExecutorService asking = Executors.newSingleThreadExecutor();
  private final ExecutorService reading = Executors.newSingleThreadExecutor();
  private final FakeTextRecognizer recognizer = new FakeTextRecognizer();
  private final PhotoViewModelFixture.FakeAlbum album = new PhotoViewModelFixture.FakeAlbum();

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
  public void photo_mlKitHangs_isReadWithoutIt() {
    GrayPhoto photo = BackgroundThread.get(UnansweredSecondOpinionTest::doubtful);
    ScanDraft alone = read(photo, Optional.empty());
    assertTrue(alone.isDoubtful());
    recognizer.hangs();
    ScanDraft draft = read(photo, Optional.of(recognizer.opinion(asking)));
    assertEquals(1, recognizer.questions());
    assertEquals(alone.cells(), draft.cells());
    assertEquals(alone.proposals(), draft.proposals());
  }

  private ScanDraft read(GrayPhoto photo, Optional<SecondOpinion> opinion) {
    Handler screen = new Handler(Looper.getMainLooper());
    PuzzleReader reader = new PuzzleReader();
    PhotoViewModel model =
        new PhotoViewModel(
            new SavedStateHandle(),
            album,
            () -> new PhotoReader(reader, opinion, Origin.PHOTO),
            TestExecutors.of(reading, screen::post, reading),
            () -> 0);
    album.photo = photo;
    model.open("content://a");
    Eventually.until("a reading", () -> model.state().getValue().taken().isPresent());
    return model.state().getValue().taken().get();
  }

  private static GrayPhoto doubtful() {
    byte[] luma = DoubtfulPhoto.luma(new PuzzleReader());
    return new GrayPhoto(luma, DoubtfulPhoto.WIDTH, DoubtfulPhoto.HEIGHT);
  }
}
