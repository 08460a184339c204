package dev.casilla.app.ui.review;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.view.KeyEvent;
import android.view.KeyboardShortcutGroup;
import android.view.KeyboardShortcutInfo;
import android.view.View;
import androidx.core.graphics.ColorUtils;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.CasillaApplication;
import dev.casilla.app.R;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewUiState.PhotoOverlay;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Shadows;

/** Every action of the review has a key, and the focus is visible. */
@RunWith(AndroidJUnit4.class)
public final class ReviewKeyHandlerTest {
  private static final int C3 = DraftSamples.cell("C3");
  private static final int G7 = DraftSamples.cell("G7");

  private final CasillaApplication application = ApplicationProvider.getApplicationContext();
  private ScreenLifecycle<ReviewActivity> screen;

  @Before
  public void openDoubtful() {
    screen = opened(DraftSamples.doubtful());
  }

  @After
  public void close() {
    screen.close();
  }

  @Test
  public void n_p_goToTheNextDoubtAndBack() {
    assertEquals(C3, state().selected());
    press(KeyEvent.KEYCODE_N);
    assertEquals(G7, state().selected());
    press(KeyEvent.KEYCODE_P);
    assertEquals(C3, state().selected());
  }

  @Test
  public void digitsAndDelete_correctTheCellLookedAt() {
    press(KeyEvent.KEYCODE_4);
    assertEquals(4, state().draft().cell(C3).digit());
    assertEquals(G7, state().selected());
    press(KeyEvent.KEYCODE_FORWARD_DEL);
    assertEquals(0, state().draft().cell(G7).digit());
    press(KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON | KeyEvent.META_CTRL_LEFT_ON);
    assertEquals(5, state().draft().cell(G7).digit());
  }

  @Test
  public void numpadDigit_correctsTheSelectedCell() {
    press(KeyEvent.KEYCODE_NUMPAD_4);
    assertEquals(4, state().draft().cell(C3).digit());
  }

  /** As on 12-key keymaps, whose letter N carries the number 6. */
  @Test
  public void n_withANumberOnItsKey_goesToTheNextDoubtAndWritesNoDigit() {
    ScanDraft read = state().draft();
    ReviewKeyHandler keys =
        new ReviewKeyHandler(new ViewModelProvider(screen.get()).get(ReviewViewModel.class));
    KeyEvent six = new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_6);
    assertEquals('6', six.getNumber());
    assertTrue(keys.press(KeyEvent.KEYCODE_N, six));
    assertEquals(read, state().draft());
    assertEquals(G7, state().selected());
  }

  /** A repeated digit would also be written into the next cell. */
  @Test
  public void digit_held_isForOneCell() {
    press(KeyEvent.KEYCODE_4);
    for (int repeat = 1; repeat < 5; repeat++) {
      dispatch(new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_4, repeat));
    }
    assertEquals(5, state().draft().cell(G7).digit());
    assertTrue(state().draft().cell(G7).isDoubtful());
  }

  @Test
  public void h_changesPrintIntoHandwriting() {
    press(KeyEvent.KEYCODE_H);
    assertEquals(DraftCell.Ink.WRITTEN, state().draft().cell(C3).ink());
  }

  @Test
  public void a_acceptsTheRepair() {
    open(DraftSamples.mistakenOnce());
    press(KeyEvent.KEYCODE_A);
    await("a proper puzzle", state -> state.finding() instanceof ReviewVerdict.OneSolution);
  }

  /** Undo brings the proposals back. */
  @Test
  public void d_declinesTheRepair() {
    open(DraftSamples.mistaken());
    List<DraftCell> read = state().draft().cells();
    press(KeyEvent.KEYCODE_D);
    assertFalse(state().proposal().isPresent());
    assertEquals(read, state().draft().cells());
    press(KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON | KeyEvent.META_CTRL_LEFT_ON);
    assertTrue(state().proposal().isPresent());
  }

  @Test
  public void d_takesBackARepairThatWasMade() {
    open(DraftSamples.repaired());
    RepairProposal made = state().draft().repaired().get();
    press(KeyEvent.KEYCODE_D);
    assertFalse(state().draft().repaired().isPresent());
    assertEquals(made, state().proposal().get());
  }

  /** The digit keys hide the repair. */
  @Test
  public void aAndD_repairNotShown_doNothing() {
    open(DraftSamples.mistaken());
    ScanDraft read = state().draft();
    assertTrue(screen.get().findViewById(R.id.other).performClick());
    assertFalse(state().showsRepair());
    press(KeyEvent.KEYCODE_A);
    press(KeyEvent.KEYCODE_D);
    assertEquals(read, state().draft());
  }

  @Test
  public void leave_tapped_declinesTheRepairAndHidesTheCard() {
    open(DraftSamples.mistaken());
    View leave = screen.get().findViewById(R.id.repair_leave);
    assertTrue(leave.isShown());
    assertTrue(leave.performClick());
    assertFalse(screen.get().findViewById(R.id.proposal).isShown());
    assertTrue(screen.get().findViewById(R.id.fact).isShown());
  }

  @Test
  public void f_laysThePhotoOverTheBoard_plusAndMinusSlideIt() {
    press(KeyEvent.KEYCODE_F);
    assertTrue(state().show().photo().isShown());
    for (int i = 0; i < 15; i++) {
      press(KeyEvent.KEYCODE_PLUS);
    }
    assertEquals(100, state().show().photo().percent());
    press(KeyEvent.KEYCODE_MINUS);
    assertEquals(95, state().show().photo().percent());
    press(KeyEvent.KEYCODE_F);
    assertFalse(state().show().photo().isShown());
    press(KeyEvent.KEYCODE_MINUS);
    assertEquals(PhotoOverlay.MIDDLE, state().show().photo().percent());
  }

  @Test
  public void r_turnsTheBoard() {
    open(DraftSamples.clear());
    List<DraftCell> before = state().draft().cells();
    press(KeyEvent.KEYCODE_R);
    assertNotEquals(before, state().draft().cells());
    await("turned", state -> !state.show().unread());
  }

  @Test
  public void ctrlEnter_leadsToThePuzzle() {
    open(DraftSamples.clear());
    press(KeyEvent.KEYCODE_ENTER, KeyEvent.META_CTRL_ON | KeyEvent.META_CTRL_LEFT_ON);
    Eventually.until(
        "the puzzle", () -> Shadows.shadowOf(application).peekNextStartedActivity() != null);
  }

  /** The system handles letters with Alt. */
  @Test
  public void letter_withAlt_doesNothing() {
    press(KeyEvent.KEYCODE_N, KeyEvent.META_ALT_ON | KeyEvent.META_ALT_LEFT_ON);
    assertEquals(C3, state().selected());
  }

  @Test
  public void help_everyKey_hasAName() {
    open(DraftSamples.clear());
    List<KeyboardShortcutGroup> groups = new ArrayList<>();
    screen.get().onProvideKeyboardShortcuts(groups, null, 0);
    List<KeyboardShortcutInfo> keys = groups.get(groups.size() - 1).getItems();
    assertEquals(10, keys.size());
    keys.forEach(key -> assertFalse(String.valueOf(key.getLabel()).isEmpty()));
    assertEquals(10, keys.stream().map(key -> String.valueOf(key.getLabel())).distinct().count());
  }

  @Test
  public void focus_onAnyButton_isSeen() {
    open(DraftSamples.mistaken());
    for (int id :
        new int[] {
          R.id.repair,
          R.id.repair_other,
          R.id.repair_leave,
          R.id.choice1,
          R.id.choice2,
          R.id.other,
          R.id.photo,
          R.id.previous,
          R.id.next,
          R.id.use
        }) {
      View button = screen.get().findViewById(id);
      Bitmap without = drawn(button);
      int[] focused = {android.R.attr.state_enabled, android.R.attr.state_focused};
      int[] checked = {
        android.R.attr.state_enabled, android.R.attr.state_focused, android.R.attr.state_checked
      };
      button.getForeground().setState(id == R.id.choice1 ? checked : focused);
      int seen = changed(without, drawn(button));
      String name = screen.get().getResources().getResourceEntryName(id);
      assertTrue(name + ": " + seen, seen > button.getWidth() + button.getHeight());
    }
  }

  private void open(ScanDraft draft) {
    screen.close();
    screen = opened(draft);
  }

  private ScreenLifecycle<ReviewActivity> opened(ScanDraft draft) {
    ScreenLifecycle<ReviewActivity> opened =
        ScreenLifecycle.open(ReviewActivity.class, ReviewActivity.intent(application, draft));
    Eventually.until(
        "what it amounts to", () -> !(state(opened).finding() instanceof ReviewVerdict.Checking));
    WindowPicture.layOut(opened.get().getWindow().getDecorView());
    return opened;
  }

  private void press(int key) {
    press(key, 0);
  }

  private void press(int key, int modifiers) {
    dispatch(new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, key, 0, modifiers));
    dispatch(new KeyEvent(0, 0, KeyEvent.ACTION_UP, key, 0, modifiers));
    WindowPicture.layOut(screen.get().getWindow().getDecorView());
  }

  private void dispatch(KeyEvent event) {
    screen.get().dispatchKeyEvent(event);
    Eventually.until("done", () -> true);
  }

  private void await(String what, Predicate<ReviewUiState> isSo) {
    Eventually.until(what, () -> isSo.test(state()));
  }

  private ReviewUiState state() {
    return state(screen);
  }

  private static ReviewUiState state(ScreenLifecycle<ReviewActivity> shown) {
    return new ViewModelProvider(shown.get()).get(ReviewViewModel.class).now();
  }

  /** Counts pixels that differ by the contrast that WCAG requires of a focus indicator. */
  private static int changed(Bitmap one, Bitmap other) {
    int changed = 0;
    for (int x = 0; x < one.getWidth(); x++) {
      for (int y = 0; y < one.getHeight(); y++) {
        double contrast = ColorUtils.calculateContrast(one.getPixel(x, y), other.getPixel(x, y));
        changed += contrast >= 3 ? 1 : 0;
      }
    }
    return changed;
  }

  private static Bitmap drawn(View view) {
    Bitmap drawn = Bitmap.createBitmap(view.getWidth(), view.getHeight(), Bitmap.Config.ARGB_8888);
    drawn.eraseColor(Color.WHITE);
    view.draw(new Canvas(drawn));
    return drawn;
  }
}
