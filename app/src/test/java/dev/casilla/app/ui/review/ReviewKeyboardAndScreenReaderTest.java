package dev.casilla.app.ui.review;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.view.KeyEvent;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import android.widget.TextView;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import com.google.android.material.slider.Slider;
import dev.casilla.app.CasillaApplication;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewUiState.PhotoOverlay;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Shadows;

/**
 * With a keyboard alone and with a screen reader alone, every doubtful cell can be reached, heard,
 * corrected or confirmed, and the puzzle can be used.
 */
@RunWith(AndroidJUnit4.class)
public final class ReviewKeyboardAndScreenReaderTest {
  private static final int C3 = DraftSamples.cell("C3");
  private static final int G7 = DraftSamples.cell("G7");
  private static final int MOST_STEPS = 60;

  private final CasillaApplication application = ApplicationProvider.getApplicationContext();
  private ScreenLifecycle<ReviewActivity> screen;

  @Before
  public void open() {
    InstrumentationRegistry.getInstrumentation().setInTouchMode(false);
    screen =
        ScreenLifecycle.open(
            ReviewActivity.class, ReviewActivity.intent(application, DraftSamples.doubtful()));
  }

  @After
  public void close() {
    InstrumentationRegistry.getInstrumentation().setInTouchMode(true);
    screen.close();
  }

  @Test
  public void keyboard_confirmsCorrectsAndUses() {
    assertEquals(doubtful(1, 2, "C3"), place());
    focus(R.id.choice1);
    press(KeyEvent.KEYCODE_ENTER);
    assertEquals(doubtful(1, 1, "G7"), place());
    assertEquals(1, state().draft().cell(C3).digit());
    focus(R.id.board);
    press(KeyEvent.KEYCODE_6);
    assertEquals(6, state().draft().cell(G7).digit());
    assertEquals(0, state().doubts());
    press(KeyEvent.KEYCODE_5);
    assertEquals(5, state().draft().cell(G7).digit());
    focus(R.id.use);
    press(KeyEvent.KEYCODE_ENTER);
    awaitPuzzle();
  }

  @Test
  public void keyboard_turnsAndUndoesThat() {
    List<DraftCell> before = state().draft().cells();
    focus(R.id.turn);
    press(KeyEvent.KEYCODE_ENTER);
    awaitState("turned", state -> !state.draft().cells().equals(before) && !state.show().unread());
    focus(R.id.review_undo);
    press(KeyEvent.KEYCODE_ENTER);
    assertEquals(before, state().draft().cells());
  }

  @Test
  public void keyboard_looksAtRepairsAndMakesOne() {
    screen.close();
    screen =
        ScreenLifecycle.open(
            ReviewActivity.class, ReviewActivity.intent(application, DraftSamples.mistaken()));
    RepairProposal first = state().proposal().get();
    focus(R.id.repair_other);
    press(KeyEvent.KEYCODE_ENTER);
    assertNotEquals(first, state().proposal().get());
    press(KeyEvent.KEYCODE_ENTER);
    assertEquals(first, state().proposal().get());
    focus(R.id.repair);
    press(KeyEvent.KEYCODE_ENTER);
    awaitState("a proper puzzle", state -> state.finding() instanceof ReviewVerdict.OneSolution);
    focus(R.id.review_undo);
    press(KeyEvent.KEYCODE_ENTER);
    assertEquals(first, state().proposal().get());
  }

  /** Arrow keys move the selection on the board. */
  @Test
  public void keyboard_slidesThePhotoAway() {
    focus(R.id.photo);
    press(KeyEvent.KEYCODE_ENTER);
    Slider amount = screen.get().findViewById(R.id.amount);
    focus(R.id.amount);
    assertEquals(PhotoOverlay.MIDDLE, amount.getValue(), 0);
    press(KeyEvent.KEYCODE_DPAD_LEFT);
    float left = amount.getValue();
    assertTrue(left + " is no way", left < PhotoOverlay.MIDDLE);
    assertEquals((int) left, state().show().photo().percent());
    for (int i = 0; i < 2; i++) {
      press(KeyEvent.KEYCODE_DPAD_RIGHT);
    }
    assertTrue(state().show().photo().percent() > PhotoOverlay.MIDDLE);
  }

  @Test
  public void keyboard_movesBetweenDoubts() {
    focus(R.id.next);
    press(KeyEvent.KEYCODE_ENTER);
    assertEquals(doubtful(2, 2, "G7"), place());
    focus(R.id.previous);
    press(KeyEvent.KEYCODE_ENTER);
    assertEquals(doubtful(1, 2, "C3"), place());
  }

  @Test
  public void keyboard_arrows_reachEveryCell() {
    focus(R.id.board);
    press(KeyEvent.KEYCODE_DPAD_RIGHT);
    press(KeyEvent.KEYCODE_DPAD_DOWN);
    assertEquals(DraftSamples.cell("D4"), state().selected());
    assertEquals(application.getString(R.string.review_cell, "D4"), place());
  }

  @Test
  public void keyboard_everyWay_isReachedByTabAlone() {
    List<Integer> wanted =
        new ArrayList<>(
            List.of(
                R.id.turn,
                R.id.board,
                R.id.choice1,
                R.id.choice2,
                R.id.other,
                R.id.photo,
                R.id.previous,
                R.id.next,
                R.id.use));
    View at = screen.get().getWindow().getDecorView().findViewById(R.id.board);
    assertTrue(at.requestFocus());
    for (int i = 0; i < MOST_STEPS && !wanted.isEmpty(); i++) {
      wanted.remove((Integer) at.getId());
      at = Objects.requireNonNull(at.focusSearch(View.FOCUS_FORWARD));
      assertTrue(at.requestFocus());
    }
    assertEquals(List.of(), wanted);
  }

  @Test
  public void screenReader_hearsEveryDoubtAndSettlesIt() {
    assertTrue(
        said(C3), said(C3).contains(application.getString(R.string.cell_doubtful, given(1))));
    assertTrue(
        said(G7), said(G7).contains(application.getString(R.string.cell_doubtful, given(5))));
    assertTrue(said(0), !said(0).contains("doubtful"));
    perform(G7);
    assertEquals(doubtful(2, 2, "G7"), heard(R.id.place));
    assertEquals(View.ACCESSIBILITY_LIVE_REGION_POLITE, liveRegion(R.id.place));
    assertEquals(choice(5, 82), heard(R.id.choice1));
    assertEquals(choice(6, 15), heard(R.id.choice2));
    perform(R.id.choice2, AccessibilityNodeInfo.ACTION_CLICK);
    assertEquals(6, state().draft().cell(G7).digit());
    assertEquals(doubtful(1, 1, "C3"), heard(R.id.place));
    perform(R.id.choice1, AccessibilityNodeInfo.ACTION_CLICK);
    assertEquals(0, state().doubts());
    assertTrue(said(C3), !said(C3).contains("doubtful"));
    Eventually.until(
        "what it amounts to",
        () -> heard(R.id.fact).equals(application.getString(R.string.review_clashing)));
  }

  @Test
  public void screenReader_everyButton_hasAName() {
    AccessibilityChecks.check(screen.get().getWindow().getDecorView());
    for (int id : new int[] {R.id.photo, R.id.previous, R.id.next, R.id.other, R.id.use}) {
      assertTrue("nameless", !heard(id).isEmpty());
    }
  }

  private void focus(int id) {
    View view = screen.get().findViewById(id);
    assertTrue("cannot have the focus", view.requestFocus());
  }

  /** Sends the key to the focused view, as the system does. */
  private void press(int key) {
    screen.get().dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, key));
    screen.get().dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, key));
    Eventually.until("done", () -> true);
    // A view can take the focus once it is laid out.
    WindowPicture.layOut(screen.get().getWindow().getDecorView());
  }

  private void awaitPuzzle() {
    Eventually.until(
        "the puzzle", () -> Shadows.shadowOf(application).peekNextStartedActivity() != null);
    assertEquals(
        PuzzleActivity.class.getName(),
        Shadows.shadowOf(application).getNextStartedActivity().getComponent().getClassName());
  }

  private void awaitState(String what, Predicate<ReviewUiState> isSo) {
    Eventually.until(what, () -> isSo.test(state()));
  }

  private String said(int cell) {
    View board = screen.get().findViewById(R.id.board);
    AccessibilityNodeInfo node =
        board.getAccessibilityNodeProvider().createAccessibilityNodeInfo(cell);
    assertNotNull(node);
    return String.valueOf(node.getContentDescription());
  }

  private void perform(int cell) {
    View board = screen.get().findViewById(R.id.board);
    assertTrue(
        board
            .getAccessibilityNodeProvider()
            .performAction(cell, AccessibilityNodeInfoCompat.ACTION_CLICK, null));
  }

  private void perform(int id, int action) {
    assertTrue(screen.get().findViewById(id).performAccessibilityAction(action, null));
  }

  /** The text that a screen reader reads: the description, else the text. */
  private String heard(int id) {
    View view = screen.get().findViewById(id);
    if (view.getContentDescription() != null) {
      return view.getContentDescription().toString();
    }
    return view instanceof TextView text ? text.getText().toString() : "";
  }

  private int liveRegion(int id) {
    return screen.get().findViewById(id).getAccessibilityLiveRegion();
  }

  private String place() {
    return heard(R.id.place);
  }

  private String doubtful(int place, int doubts, String name) {
    return application.getString(R.string.review_doubtful, place, doubts, name);
  }

  private String given(int digit) {
    return application.getString(R.string.cell_given, digit);
  }

  private String choice(int digit, int percent) {
    return application.getString(R.string.review_say_choice, String.valueOf(digit), percent);
  }

  private ReviewUiState state() {
    return Objects.requireNonNull(
        new ViewModelProvider(screen.get()).get(ReviewViewModel.class).state().getValue());
  }
}
