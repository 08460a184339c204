package dev.casilla.app.ui.puzzle;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.pressKey;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.device.ScrollIntoView.intoView;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.anyOf;
import static org.hamcrest.Matchers.containsString;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.view.InputDevice;
import android.view.MotionEvent;
import android.view.View;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.Espresso;
import androidx.test.espresso.IdlingRegistry;
import androidx.test.espresso.IdlingResource;
import androidx.test.espresso.ViewAction;
import androidx.test.espresso.action.CoordinatesProvider;
import androidx.test.espresso.action.EspressoKey;
import androidx.test.espresso.action.GeneralClickAction;
import androidx.test.espresso.action.GeneralSwipeAction;
import androidx.test.espresso.action.Press;
import androidx.test.espresso.action.Swipe;
import androidx.test.espresso.action.Tap;
import androidx.test.espresso.matcher.ViewMatchers.Visibility;
import dev.casilla.app.R;
import dev.casilla.app.testing.StateIdlingResource;
import dev.casilla.app.testing.device.Rotation;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.concurrent.atomic.AtomicReference;
import org.hamcrest.Matcher;

/** Robot for the puzzle screen. It waits for what it looks for. */
final class PuzzleScreenRobot implements AutoCloseable {
  private static final int[] KEYS = {
    R.id.clear,
    R.id.key_1,
    R.id.key_2,
    R.id.key_3,
    R.id.key_4,
    R.id.key_5,
    R.id.key_6,
    R.id.key_7,
    R.id.key_8,
    R.id.key_9,
  };

  private final ActivityScenario<PuzzleActivity> screen =
      ActivityScenario.launch(PuzzleActivity.class);
  private final AtomicReference<IdlingResource> working = new AtomicReference<>();

  PuzzleScreenRobot() {
    watch();
  }

  private void watch() {
    screen.onActivity(
        activity -> {
          PuzzleViewModel model = new ViewModelProvider(activity).get(PuzzleViewModel.class);
          working.set(new StateIdlingResource("puzzle", model.state(), model::isWorking));
        });
    IdlingRegistry.getInstance().register(working.get());
  }

  ActivityScenario<PuzzleActivity> screen() {
    return screen;
  }

  /** Starts a blank puzzle. */
  void type() {
    pressNamed(R.string.type);
    says(R.string.start_typing);
  }

  /** Types {@code grid}: taps each cell, then its digit. */
  void type(Grid grid) {
    for (int cell : grid.filled()) {
      tap(Cells.name(cell));
      key(grid.digitAt(cell));
    }
  }

  void tap(String cell) {
    onView(withId(R.id.board)).perform(tapAt(place(cell)));
  }

  void drag(String from, String to) {
    onView(withId(R.id.board))
        .perform(new GeneralSwipeAction(Swipe.SLOW, place(from), place(to), Press.PINPOINT));
  }

  void key(int digit) {
    press(KEYS[digit]);
  }

  void press(int id) {
    eventually(() -> onView(withId(id)).perform(intoView(), click()));
  }

  /** Presses the button called {@code name}. */
  void pressNamed(int name) {
    Matcher<View> named = allOf(withText(name), withEffectiveVisibility(Visibility.VISIBLE));
    eventually(() -> onView(named).perform(intoView(), click()));
  }

  /** Taps the suggestion that reads {@code text}. */
  void enterSuggestion(String text) {
    eventually(() -> onView(withText(text)).perform(click()));
  }

  void back() {
    Espresso.pressBack();
  }

  void hardwareKey(int keyCode) {
    onView(withId(R.id.board)).perform(pressKey(keyCode));
  }

  void says(int words, Object... details) {
    says(text(words, details));
  }

  void hardwareKeyWithControl(int keyCode) {
    EspressoKey key = new EspressoKey.Builder().withKeyCode(keyCode).withCtrlPressed(true).build();
    onView(withId(R.id.board)).perform(pressKey(key));
  }

  /** Checks that the screen shows {@code text}, or that it is spoken if a low window hides it. */
  void says(String text) {
    Matcher<View> saying =
        allOf(isDisplayed(), anyOf(withText(text), withContentDescription(containsString(text))));
    eventually(() -> onView(saying).check(matches(isDisplayed())));
  }

  /** Checks that the cell is described as {@code words}. */
  void holds(String cell, int words, Object... details) {
    String content = text(words, details);
    eventually(
        () ->
            onView(withId(R.id.board)).check(matches(CellDescriptionMatcher.cell(cell, content))));
  }

  void copy(String text) {
    screen.onActivity(
        activity ->
            activity
                .getSystemService(ClipboardManager.class)
                .setPrimaryClip(ClipData.newPlainText("", text)));
  }

  /** Rotates the device, which recreates the screen, and recreates it once more. */
  void turn() {
    Rotation.turnAndRecreate(screen);
    IdlingRegistry.getInstance().unregister(working.get());
    watch();
  }

  static String text(int words, Object... details) {
    return ApplicationProvider.getApplicationContext().getString(words, details);
  }

  @Override
  public void close() {
    IdlingRegistry.getInstance().unregister(working.get());
    screen.close();
  }

  /** Runs {@code check} when all background work is finished. */
  private static void eventually(Runnable check) {
    Espresso.onIdle();
    check.run();
  }

  private static ViewAction tapAt(CoordinatesProvider place) {
    return new GeneralClickAction(
        Tap.SINGLE,
        place,
        Press.FINGER,
        InputDevice.SOURCE_TOUCHSCREEN,
        MotionEvent.BUTTON_PRIMARY);
  }

  /** Returns the center of the cell called {@code name}. */
  private static CoordinatesProvider place(String name) {
    int cell = Cells.named(name);
    return board -> {
      int[] corner = new int[2];
      board.getLocationOnScreen(corner);
      float side = board.getWidth() / (float) Cells.SIDE;
      return new float[] {
        corner[0] + (Cells.column(cell) + 0.5f) * side, corner[1] + (Cells.row(cell) + 0.5f) * side
      };
    };
  }
}
