package dev.casilla.app.ui.review;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.view.KeyEvent;
import android.view.View;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import dev.casilla.app.CasillaApplication;
import dev.casilla.app.R;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowSystemClock;

/** A view that is hidden passes its focus to the next doubtful cell or to the last button. */
@RunWith(AndroidJUnit4.class)
public final class ReviewFocusTest {
  private final CasillaApplication application = ApplicationProvider.getApplicationContext();
  private ScreenLifecycle<ReviewActivity> screen;

  @Before
  public void open() {
    InstrumentationRegistry.getInstrumentation().setInTouchMode(false);
    screen = opened(DraftSamples.doubtful());
  }

  @After
  public void close() {
    InstrumentationRegistry.getInstrumentation().setInTouchMode(true);
    screen.close();
  }

  @Test
  public void keyboard_lastDoubtSettledFromNext_goesStraightToUse() {
    assertTrue(view(R.id.next).requestFocus());
    press(KeyEvent.KEYCODE_1);
    assertEquals("still there", R.id.next, focused());
    List<Integer> on = new ArrayList<>();
    view(R.id.next)
        .getViewTreeObserver()
        .addOnGlobalFocusChangeListener((before, now) -> on.add(now == null ? 0 : now.getId()));
    press(KeyEvent.KEYCODE_5);
    assertFalse(view(R.id.next).isShown());
    assertEquals(List.of(R.id.use), on);
  }

  @Test
  public void screenReader_lastDoubtSettledFromPrevious_goesToUse() {
    listen();
    model().correct(1);
    assertTrue(
        view(R.id.previous)
            .performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null));
    assertTrue(view(R.id.previous).isAccessibilityFocused());
    model().correct(5);
    assertFalse(view(R.id.previous).isShown());
    assertTrue(view(R.id.use).isAccessibilityFocused());
  }

  @Test
  public void keyboard_keyPressed_goesToTheNextDoubt() {
    assertTrue(view(R.id.other).requestFocus());
    press(KeyEvent.KEYCODE_ENTER);
    assertTrue(view(R.id.key4).requestFocus());
    press(KeyEvent.KEYCODE_ENTER);
    assertFalse(view(R.id.keys).isShown());
    assertEquals(R.id.choice1, focused());
  }

  @Test
  public void screenReader_keyPressed_goesToTheNextDoubt() {
    listen();
    model().toggleKeys();
    WindowPicture.layOut(screen.get().getWindow().getDecorView());
    view(R.id.key4)
        .performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null);
    view(R.id.key4).performAccessibilityAction(AccessibilityNodeInfo.ACTION_CLICK, null);
    assertTrue(view(R.id.choice1).isAccessibilityFocused());
  }

  @Test
  public void keyboard_repairApplied_movesToUse() {
    screen.close();
    screen = opened(DraftSamples.mistakenOnce());
    assertTrue(view(R.id.repair).requestFocus());
    press(KeyEvent.KEYCODE_ENTER);
    assertFalse(view(R.id.proposal).isShown());
    assertEquals(R.id.use, focused());
  }

  @Test
  public void keyboard_inkChosen_movesToTheNextDoubtAndThenToUse() {
    screen.close();
    screen = opened(DraftSamples.inkInDoubt("C3", "G7"));
    assertTrue(view(R.id.ink).requestFocus());
    press(KeyEvent.KEYCODE_ENTER);
    assertEquals(DraftSamples.cell("G7"), model().now().selected());
    assertEquals("asked for there, too", R.id.ink, focused());
    ShadowSystemClock.advanceBy(Duration.ofSeconds(1));
    press(KeyEvent.KEYCODE_ENTER);
    assertFalse(view(R.id.ink).isShown());
    assertEquals(R.id.use, focused());
  }

  /** A cell that is clearly empty has only two choices. */
  @Test
  public void keyboard_nextDoubtHasFewerChoices_staysAtTheChoices() {
    int cell = DraftSamples.cell("G7");
    screen.close();
    screen = opened(DraftSamples.doubtful().with(cell, emptyInDoubt()));
    assertTrue(view(R.id.choice3).requestFocus());
    press(KeyEvent.KEYCODE_ENTER);
    assertEquals(cell, model().now().selected());
    assertFalse(view(R.id.choice3).isShown());
    assertEquals(R.id.choice1, focused());
  }

  @Test
  public void keyboard_readAgainWithoutDoubts_movesToUse() {
    screen.close();
    screen = opened(DraftSamples.lying().with(0, emptyInDoubt()));
    assertTrue(view(R.id.choice1).requestFocus());
    press(KeyEvent.KEYCODE_R);
    Eventually.until("read", () -> !model().now().show().unread());
    WindowPicture.layOut(screen.get().getWindow().getDecorView());
    assertFalse(model().now().focus().isPresent());
    assertFalse(view(R.id.choice1).isShown());
    assertEquals(R.id.use, focused());
  }

  @Test
  public void keyboard_photoHiddenWithSliderFocus_movesToItsButton() {
    press(KeyEvent.KEYCODE_F);
    assertTrue(view(R.id.amount).requestFocus());
    press(KeyEvent.KEYCODE_F);
    assertFalse(view(R.id.amount).isShown());
    assertEquals(R.id.photo, focused());
  }

  @Test
  public void keyboard_analyzedAgain_movesToTheNextDoubt() {
    Given.state(model().state(), model().now().with(new ReviewVerdict.JudgingFailed()));
    WindowPicture.layOut(screen.get().getWindow().getDecorView());
    assertTrue(view(R.id.action).requestFocus());
    press(KeyEvent.KEYCODE_ENTER);
    assertFalse(view(R.id.action).isShown());
    assertEquals(R.id.choice1, focused());
  }

  private static DraftCell emptyInDoubt() {
    DraftCell empty = DraftSamples.clear().cell(DraftSamples.cell("A1"));
    return new DraftCell(empty.ink(), empty.digit(), empty.likely(), empty.next(), true);
  }

  private ScreenLifecycle<ReviewActivity> opened(ScanDraft draft) {
    ScreenLifecycle<ReviewActivity> opened =
        ScreenLifecycle.open(ReviewActivity.class, ReviewActivity.intent(application, draft));
    WindowPicture.layOut(opened.get().getWindow().getDecorView());
    return opened;
  }

  private void listen() {
    AccessibilityManager accessibility = application.getSystemService(AccessibilityManager.class);
    shadowOf(accessibility).setEnabled(true);
    shadowOf(accessibility).setTouchExplorationEnabled(true);
  }

  private void press(int key) {
    screen.get().dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, key));
    screen.get().dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, key));
    Eventually.until("done", () -> true);
    WindowPicture.layOut(screen.get().getWindow().getDecorView());
  }

  private View view(int id) {
    return screen.get().findViewById(id);
  }

  private int focused() {
    View focused = screen.get().getWindow().getDecorView().findFocus();
    return focused == null ? 0 : focused.getId();
  }

  private ReviewViewModel model() {
    return new ViewModelProvider(screen.get()).get(ReviewViewModel.class);
  }
}
