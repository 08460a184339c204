package dev.casilla.app.review;

import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.CpuTime;
import dev.casilla.reader.PuzzleReader;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What each gesture costs the main thread, from the finger to the views. */
@RunWith(AndroidJUnit4.class)
public final class ReviewMainThreadTest {
  private static final double MOST_MILLIS = 8;

  @Test
  public void gestures_costLessThanHalfAFrame() {
    try (ActivityScenario<ReviewActivity> screen =
        ActivityScenario.launch(
            ReviewActivity.intent(
                ApplicationProvider.getApplicationContext(), DraftSamples.doubtful()))) {
      screen.onActivity(
          activity -> measure(new ViewModelProvider(activity).get(ReviewViewModel.class)));
    }
  }

  /**
   * From the tap that takes a reading to its first picture, and the way back from a saved state.
   */
  @Test
  public void reading_handedOver_costsLessThanHalfAFrame() {
    Context context = ApplicationProvider.getApplicationContext();
    Draft draft = DraftSamples.doubtful();
    byte[] packed = PackedDraft.pack(draft);
    Plate plate = draft.plate().get();
    Map<String, Runnable> steps = new LinkedHashMap<>();
    steps.put("pack", () -> ReviewActivity.intent(context, draft));
    steps.put("unpack", () -> PackedDraft.unpack(packed));
    steps.put("begin", () -> begin(packed));
    steps.put("picture of the photo", () -> PlateBitmap.of(plate));
    steps.forEach(ReviewMainThreadTest::check);
  }

  private static void begin(byte[] packed) {
    SavedStateHandle saved = new SavedStateHandle();
    saved.set(SavedReview.DRAFT, packed);
    Executor later = work -> {};
    new ReviewViewModel(
        saved,
        new SheetsForTests(),
        new Plates(),
        new PlateReader(PuzzleReader::new),
        new ReviewExecutors(later, later, later, later));
  }

  private static void check(String name, Runnable work) {
    double millis = CpuTime.millis(work);
    System.out.printf("main thread, review, %s: %.2f ms%n", name, millis);
    assertTrue(name + ": " + millis + " ms", millis < MOST_MILLIS);
  }

  private static void measure(ReviewViewModel model) {
    Map<String, Runnable> gestures = new LinkedHashMap<>();
    gestures.put("another cell", () -> model.touch(1 - model.state().getValue().selected()));
    gestures.put("another digit", () -> model.correct(1 + digit(model) % 9));
    gestures.put("all digits", model::toggleKeys);
    gestures.put("photo", model::togglePhoto);
    gestures.put("turn", model::turn);
    gestures.put("undo and another digit", () -> undoAndCorrect(model));
    model.touch(0);
    gestures.forEach(ReviewMainThreadTest::check);
  }

  private static int digit(ReviewViewModel model) {
    ReviewUiState state = model.state().getValue();
    return state.draft().cell(state.selected()).digit();
  }

  private static void undoAndCorrect(ReviewViewModel model) {
    model.undo();
    model.touch(0);
    model.correct(1 + digit(model) % 9);
  }
}
