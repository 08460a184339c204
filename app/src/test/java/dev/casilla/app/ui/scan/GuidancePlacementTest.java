package dev.casilla.app.ui.scan;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.graphics.Rect;
import android.view.View;
import android.widget.TextView;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.reading.frame.FrameResult.Answer;
import dev.casilla.app.reading.frame.ScanGuidance;
import dev.casilla.app.ui.common.CameraPermission.CameraAccess;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.state.ScanUiState;
import dev.casilla.app.ui.scan.state.ScanViewModel;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.solver.Solver;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The guidance text does not cover a puzzle if there is room beside it. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class GuidancePlacementTest {
  private static final Answer ANSWER =
      new Answer(TestScenes.PUZZLE, new Solver().solve(TestScenes.PUZZLE).get());

  /** A puzzle as wide as the picture, between the top and the buttons. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void words_uprightPhone_lieBesideThePuzzle() {
    on(activity -> assertFree(activity, square(8, 170, 344)));
  }

  @Test
  @Config(qualifiers = "w320dp-h533dp-port-mdpi")
  public void words_smallPhone_lieBesideThePuzzle() {
    on(activity -> assertFree(activity, square(20, 136, 280)));
  }

  @Test
  @Config(qualifiers = "w720dp-h360dp-land-mdpi")
  public void words_phoneOnItsSide_lieBesideThePuzzle() {
    on(activity -> assertFree(activity, square(210, 30, 300)));
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void words_puzzleAbove_goBelowAndStayThereUntilItComesThere() {
    on(
        activity -> {
          show(activity, square(60, 60, 240), Optional.empty());
          Rect below = words(activity);
          assertTrue(below.toShortString(), below.top > 300);
          show(activity, square(60, 150, 240), Optional.empty());
          assertEquals("they do not jump", below, words(activity));
          show(activity, square(30, below.top - 250, 300), Optional.empty());
          assertTrue(words(activity).bottom < below.top - 250);
        });
  }

  /** The guidance stays above the puzzle, because the thumb is below. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void words_noPuzzle_areAboveTheButtons() {
    on(
        activity -> {
          show(activity, FrameResult.nothing(ScanGuidance.POINT));
          Rect peek = new Rect();
          activity.findViewById(R.id.peek).getGlobalVisibleRect(peek);
          assertEquals(4, peek.top - words(activity).bottom);
        });
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void words_ofTheSolution_areALine() {
    assertKnownIsALine();
  }

  @Test
  @Config(qualifiers = "es-w360dp-h720dp-port-mdpi")
  public void words_ofTheSolutionInSpanish_areALine() {
    assertKnownIsALine();
  }

  @Test
  @Config(qualifiers = "zh-w360dp-h720dp-port-mdpi")
  public void words_ofTheSolutionInChinese_areALine() {
    assertKnownIsALine();
  }

  /** At 200 % the text is as narrow as its longest word. */
  @Test
  @Config(qualifiers = "w720dp-h360dp-land-mdpi")
  public void words_phoneOnItsSideAndLargeText_lieBesideThePuzzle() {
    RuntimeEnvironment.setFontScale(2);
    on(activity -> assertFree(activity, square(216, 30, 300)));
  }

  @Test
  @Config(qualifiers = "es-w1080dp-h680dp-land-mdpi")
  public void words_tablet_areALine() {
    on(
        activity -> {
          show(activity, square(300, 60, 500), Optional.empty());
          TextView words = activity.findViewById(R.id.guidance);
          assertEquals(words.getText().toString(), 1, words.getLineCount());
        });
  }

  /** The corners of a puzzle that is upside down have the opposite order. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void words_puzzleUpsideDown_doNotCoverIt() {
    on(
        activity -> {
          Quad upright = square(60, 60, 240);
          Quad turned =
              new Quad(
                  upright.bottomRight(),
                  upright.bottomLeft(),
                  upright.topLeft(),
                  upright.topRight());
          show(activity, turned, Optional.empty());
          assertTrue(words(activity).top > 300);
        });
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void words_solutionEverywhere_areOnlyHeard() {
    on(
        activity -> {
          show(activity, square(0, 0, 700), Optional.of(ANSWER));
          assertEquals(0, guide(activity).getAlpha(), 0);
          show(activity, square(0, 0, 700), Optional.empty());
          assertEquals(1, guide(activity).getAlpha(), 0);
        });
  }

  private static void assertFree(ScanActivity activity, Quad puzzle) {
    show(activity, puzzle, Optional.empty());
    Rect words = words(activity);
    Rect board =
        new Rect(
            (int) puzzle.topLeft().x(),
            (int) puzzle.topLeft().y(),
            (int) puzzle.bottomRight().x(),
            (int) puzzle.bottomRight().y());
    assertFalse(words + " on " + board, Rect.intersects(words, board));
    assertEquals(1, guide(activity).getAlpha(), 0);
  }

  private static void assertKnownIsALine() {
    on(
        activity -> {
          show(activity, FrameResult.nothing(ScanGuidance.KNOWN));
          TextView words = activity.findViewById(R.id.guidance);
          assertEquals(activity.getString(R.string.scan_known), words.getText().toString());
          assertEquals(1, words.getLineCount());
        });
  }

  private static void on(Consumer<ScanActivity> check) {
    shadowOf(ApplicationProvider.<FakeCameraApplication>getApplicationContext())
        .grantPermissions(Manifest.permission.CAMERA);
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(check::accept);
    }
  }

  private static void show(ScanActivity activity, Quad puzzle, Optional<Answer> answer) {
    FrameResult grid = FrameResult.grid(Optional.of(puzzle));
    show(activity, answer.map(grid::with).orElse(grid));
  }

  private static void show(ScanActivity activity, FrameResult seen) {
    ScanViewModel model = new ViewModelProvider(activity).get(ScanViewModel.class);
    ScanUiState state =
        ScanUiState.before().with(CameraAccess.GRANTED).with(CameraStatus.RUNNING).seeing(seen);
    Given.state(model.state(), state);
    WindowPicture.layOut(activity.getWindow().getDecorView());
  }

  private static Rect words(ScanActivity activity) {
    View guide = guide(activity);
    int[] place = new int[2];
    guide.getLocationInWindow(place);
    return new Rect(place[0], place[1], place[0] + guide.getWidth(), place[1] + guide.getHeight());
  }

  private static View guide(ScanActivity activity) {
    return activity.findViewById(R.id.guide);
  }

  private static Quad square(double left, double top, double side) {
    return new Quad(
        new Point(left, top),
        new Point(left + side, top),
        new Point(left + side, top + side),
        new Point(left, top + side));
  }
}
