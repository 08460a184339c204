package dev.casilla.app.ui.review;

import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.content.Intent;
import android.os.Looper;
import android.view.View;
import android.view.ViewGroup;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.data.draft.DraftCodec;
import dev.casilla.app.databinding.ReviewScreenBinding;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.BoardPhotoReader;
import dev.casilla.app.testing.Benchmarks;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.app.testing.device.RecordedDrawing;
import dev.casilla.app.ui.review.cards.BoardPhotoBitmapCache;
import dev.casilla.app.ui.review.state.BoardPhotoCache;
import dev.casilla.app.ui.review.state.DraftAnalysis;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import dev.casilla.app.ui.review.state.SavedReviewState;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.testing.CpuTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;

/** Measures the main thread's time for each gesture, from touch to drawing. */
@RunWith(AndroidJUnit4.class)
@Category(Benchmarks.class)
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

  /** From the tap on a scan to the first frame, and restoring from instance state. */
  @Test
  public void reading_handedOver_costsLessThanHalfAFrame() {
    Context context = ApplicationProvider.getApplicationContext();
    ScanDraft draft = DraftSamples.doubtful();
    byte[] packed = DraftCodec.pack(draft);
    BoardPhoto plate = draft.plate().get();
    Map<String, Runnable> steps = new LinkedHashMap<>();
    steps.put("pack", () -> ReviewActivity.intent(context, draft));
    steps.put("unpack", () -> DraftCodec.unpack(packed));
    steps.put("begin", () -> begin(packed));
    steps.put("picture of the photo", () -> BoardPhotoBitmapCache.paint(plate));
    steps.forEach(ReviewMainThreadTest::check);
  }

  /** Draws the whole window with the photo over the board. */
  @Test
  public void window_drawn_costsLessThanHalfAFrame() {
    try (ActivityScenario<ReviewActivity> screen =
        ActivityScenario.launch(
            ReviewActivity.intent(
                ApplicationProvider.getApplicationContext(), DraftSamples.repaired()))) {
      screen.onActivity(
          activity -> {
            new ViewModelProvider(activity).get(ReviewViewModel.class).togglePhoto();
            View window = activity.getWindow().getDecorView();
            WindowPicture.layOut(window);
            RecordedDrawing picture = new RecordedDrawing(window);
            check(
                "window drawn",
                () -> {
                  invalidate(window);
                  picture.again();
                });
          });
    }
  }

  private static void invalidate(View view) {
    view.invalidate();
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        invalidate(group.getChildAt(i));
      }
    }
  }

  /**
   * From onCreate to the first frame, without inflating views and opening the window, which the
   * system does.
   */
  @Test
  public void opening_ourOwnPart_costsLessThanHalfAFrame() {
    Intent intent =
        ReviewActivity.intent(ApplicationProvider.getApplicationContext(), DraftSamples.repaired());
    byte[] packed = DraftCodec.pack(DraftSamples.repaired());
    try (ActivityScenario<ReviewActivity> screen = ActivityScenario.launch(intent)) {
      screen.onActivity(
          activity -> {
            View window = activity.getWindow().getDecorView();
            double millis =
                CpuTime.millis(
                    () -> inflate(activity), views -> show(views, begin(packed), window));
            check("our part of opening", millis);
          });
    }
  }

  /** Views postpone work that would leak them between runs. */
  private static ReviewScreenBinding inflate(ReviewActivity activity) {
    shadowOf(Looper.getMainLooper()).idle();
    return ReviewScreenBinding.inflate(activity.getLayoutInflater());
  }

  private static void show(ReviewScreenBinding views, ReviewViewModel model, View window) {
    new ReviewScreen(views, model).show(model.state().getValue());
    View root = views.getRoot();
    root.measure(
        View.MeasureSpec.makeMeasureSpec(window.getWidth(), View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(window.getHeight(), View.MeasureSpec.EXACTLY));
    root.layout(0, 0, window.getWidth(), window.getHeight());
    new RecordedDrawing(root).again();
  }

  private static ReviewViewModel begin(byte[] packed) {
    SavedStateHandle saved = new SavedStateHandle();
    saved.set(SavedReviewState.DRAFT, packed);
    Executor later = work -> {};
    AppExecutors executors = TestExecutors.of(later, later, later);
    DraftAnalysis analysis = new DraftAnalysis(new BoardPhotoReader(PuzzleReader::new), executors);
    return new ReviewViewModel(
        saved, new InMemoryHistoryRepository(), new BoardPhotoCache(), analysis, executors);
  }

  private static void check(String name, Runnable work) {
    check(name, CpuTime.millis(work));
  }

  private static void check(String name, double millis) {
    System.out.printf("main thread, review, %s: %.2f ms%n", name, millis);
    assertTrue(name + ": " + millis + " ms", millis < MOST_MILLIS);
  }

  private static void measure(ReviewViewModel model) {
    Map<String, Runnable> gestures = new LinkedHashMap<>();
    gestures.put("another cell", () -> model.select(1 - model.state().getValue().selected()));
    gestures.put("another digit", () -> model.correct(1 + digit(model) % 9));
    gestures.put("all digits", model::toggleKeys);
    gestures.put("photo", model::togglePhoto);
    gestures.put("photo slid", () -> model.slide(95 - percent(model)));
    gestures.put("turn", model::turn);
    gestures.put("undo and another digit", () -> undoAndCorrect(model));
    model.select(0);
    gestures.forEach(ReviewMainThreadTest::check);
  }

  private static int digit(ReviewViewModel model) {
    ReviewUiState state = model.state().getValue();
    return state.draft().cell(state.selected()).digit();
  }

  private static int percent(ReviewViewModel model) {
    return model.state().getValue().show().photo().percent();
  }

  private static void undoAndCorrect(ReviewViewModel model) {
    model.undo();
    model.select(0);
    model.correct(1 + digit(model) % 9);
  }
}
