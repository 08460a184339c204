package dev.casilla.app.ui.review.cards;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.KeyEvent;
import android.view.ViewConfiguration;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import java.time.Duration;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowSystemClock;

/** A double click answers one cell only: the next cell moves under the finger. */
@RunWith(AndroidJUnit4.class)
public final class ReviewDoubleClickTest {
  private static final int C3 = DraftSamples.cell("C3");
  private static final int G7 = DraftSamples.cell("G7");

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
  public void ink_clickedTwice_leavesTheNextDoubt() {
    open(DraftSamples.inkInDoubt("C3", "G7"));
    click(R.id.ink);
    click(R.id.ink);
    assertDoubts(G7);
    pass(ViewConfiguration.getDoubleTapTimeout());
    click(R.id.ink);
    assertDoubts();
  }

  @Test
  public void h_pressedTwice_leavesTheNextDoubt() {
    open(DraftSamples.inkInDoubt("C3", "G7"));
    press(KeyEvent.KEYCODE_H);
    press(KeyEvent.KEYCODE_H);
    assertDoubts(G7);
    pass(ViewConfiguration.getDoubleTapTimeout());
    press(KeyEvent.KEYCODE_H);
    assertDoubts();
  }

  /** Another choice for the same cell is accepted. */
  @Test
  public void h_pressedTwiceWhereItStays_isPrintAgain() {
    press(KeyEvent.KEYCODE_H);
    press(KeyEvent.KEYCODE_H);
    assertEquals(DraftCell.Ink.PRINTED, state().draft().cell(C3).ink());
    assertDoubts(C3, G7);
  }

  @Test
  public void choice_clickedTwice_leavesTheNextDoubt() {
    click(R.id.choice1);
    click(R.id.choice1);
    assertDoubts(G7);
    assertEquals(G7, state().selected());
    pass(ViewConfiguration.getDoubleTapTimeout());
    click(R.id.choice1);
    assertDoubts();
  }

  /** Slower clicks are all accepted. */
  @Test
  public void choices_oneAfterTheOther_areMeant() {
    open(DraftSamples.inkInDoubt("C3", "E1", "G7"));
    click(R.id.choice1);
    click(R.id.ink);
    click(R.id.choice1);
    assertDoubts();
  }

  private void open(ScanDraft draft) {
    screen.close();
    screen = opened(draft);
  }

  private static ScreenLifecycle<ReviewActivity> opened(ScanDraft draft) {
    return ScreenLifecycle.open(
        ReviewActivity.class,
        ReviewActivity.intent(ApplicationProvider.getApplicationContext(), draft));
  }

  private void click(int id) {
    WindowPicture.layOut(screen.get().getWindow().getDecorView());
    assertTrue(screen.get().findViewById(id).performClick());
  }

  private void press(int key) {
    screen.get().dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, key));
    screen.get().dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, key));
  }

  private static void pass(int millis) {
    ShadowSystemClock.advanceBy(Duration.ofMillis(millis));
  }

  private void assertDoubts(Integer... cells) {
    assertEquals(List.of(cells), state().draft().doubtful());
  }

  private ReviewUiState state() {
    return new ViewModelProvider(screen.get()).get(ReviewViewModel.class).now();
  }
}
