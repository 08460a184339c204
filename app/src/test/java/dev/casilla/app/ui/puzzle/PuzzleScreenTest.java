package dev.casilla.app.ui.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import androidx.core.widget.NestedScrollView;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.databinding.MessageCardBinding;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Tests how the screen shows states. */
@RunWith(AndroidJUnit4.class)
public final class PuzzleScreenTest {
  private static final PuzzleUiState READY =
      PuzzleStates.state(PuzzleStates.puzzle(SamplePuzzles.UNIQUE));
  private static final PuzzleUiState SOLVING =
      PuzzleStates.state(
          PuzzleStates.puzzle(SamplePuzzles.UNIQUE).withNotice(PuzzleMessage.Fixed.SOLVING));
  private static final PuzzleUiState SELECT_A_CELL =
      PuzzleStates.state(
          PuzzleStates.puzzle(SamplePuzzles.UNIQUE).withNotice(PuzzleMessage.Fixed.SELECT_A_CELL));
  private static final PuzzleUiState SELECTED =
      PuzzleStates.state(
          PuzzleStates.at(
              PuzzleStates.desk(Sheet.of(SamplePuzzles.UNIQUE)).select(CellSelection.of(0))));

  @Test
  public void message_unchanged_isNotSaidAgain() {
    run(
        (views, screen) -> {
          screen.show(READY);
          TextChangeCounter changes = new TextChangeCounter();
          views.controls.message.fact.addTextChangedListener(changes);
          views.controls.message.advice.addTextChangedListener(changes);
          screen.show(SELECTED);
          assertEquals(0, changes.count());
          screen.show(SOLVING);
          assertEquals(2, changes.count());
        });
  }

  @Test
  public void screen_staysOnIfItIsTo() {
    PuzzleState puzzle = PuzzleStates.puzzle(SamplePuzzles.UNIQUE);
    run(
        (views, screen) -> {
          screen.show(
              PuzzleUiState.of(puzzle, Settings.DEFAULT.with(SettingsOption.KEEP_SCREEN_ON)));
          assertTrue(views.board.getKeepScreenOn());
          screen.show(READY);
          assertFalse(views.board.getKeepScreenOn());
        });
  }

  @Test
  public void message_isSpokenOfUnlessItComesWithEveryDigit() {
    run(
        (views, screen) -> {
          View card = views.controls.message.card;
          screen.show(PuzzleStates.state(PuzzleStates.typed(Grid.EMPTY.with(0, 4))));
          assertEquals(View.ACCESSIBILITY_LIVE_REGION_NONE, card.getAccessibilityLiveRegion());
          for (PuzzleState scene :
              List.of(
                  PuzzleStates.puzzle(SamplePuzzles.UNIQUE)
                      .withNotice(PuzzleMessage.Fixed.PRINTED_CLUE),
                  PuzzleStates.puzzle(SamplePuzzles.UNIQUE).withNotice(PuzzleMessage.Fixed.SOLVING),
                  PuzzleStates.judged(SamplePuzzles.SEVERAL, SolutionDisplay.VERDICT),
                  PuzzleStates.clashing())) {
            screen.show(PuzzleStates.state(scene));
            assertEquals(View.ACCESSIBILITY_LIVE_REGION_POLITE, card.getAccessibilityLiveRegion());
          }
        });
  }

  @Test
  @Config(qualifiers = "zh-rCN-w360dp-h300dp-land-mdpi")
  public void message_adviceFoldedAway_isSpokenInItsLanguage() {
    run(
        (views, screen) -> {
          screen.show(SELECT_A_CELL);
          assertFalse(views.controls.message.advice.isShown());
          assertEquals(
              "哪一格？请先点按一个格子，再试一次。",
              String.valueOf(views.controls.message.fact.getContentDescription()));
        });
  }

  @Test
  @Config(qualifiers = "w360dp-h300dp-land-mdpi")
  public void message_tapped_unfoldsAndFoldsAgain() {
    run(
        (views, screen) -> {
          MessageCardBinding message = views.controls.message;
          screen.show(SELECT_A_CELL);
          assertFalse(message.advice.isShown());
          message.card.performClick();
          assertTrue(message.advice.isShown());
          assertNull("what is seen is read as it is", message.fact.getContentDescription());
          message.card.performClick();
          assertFalse(message.advice.isShown());
          assertNotNull(message.fact.getContentDescription());
        });
  }

  @Test
  @Config(qualifiers = "w360dp-h300dp-land-mdpi")
  public void message_nothingToUnfold_isNotForTapping() {
    run(
        (views, screen) -> {
          screen.show(SELECT_A_CELL);
          assertTrue(views.controls.message.card.isClickable());
          screen.show(PuzzleStates.state(PuzzleStates.home()));
          assertFalse(views.controls.message.card.isClickable());
        });
  }

  @Test
  @Config(qualifiers = "w360dp-h300dp-land-mdpi")
  public void message_new_isScrolledIntoView() {
    run(
        (views, screen) -> {
          NestedScrollView controls = views.controls.getRoot();
          screen.show(READY);
          layOut(views.getRoot());
          controls.scrollTo(0, 1000);
          int end = controls.getScrollY();
          assertTrue("at " + end, end > 0);
          screen.show(SELECTED);
          assertEquals(end, controls.getScrollY());
          screen.show(SOLVING);
          assertEquals(0, controls.getScrollY());
        });
  }

  /** A digit changes no size. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-mdpi")
  public void digit_typed_requestsNoLayout() {
    EditorState editor =
        PuzzleStates.desk(Sheet.of(SamplePuzzles.UNIQUE)).select(CellSelection.of(0));
    run(
        (views, screen) -> {
          screen.show(PuzzleStates.state(PuzzleStates.at(editor.digit(4))));
          WindowPicture.layOut(views.getRoot().getRootView());
          assertFalse(views.getRoot().isLayoutRequested());
          screen.show(
              PuzzleStates.state(
                  PuzzleStates.at(editor.digit(4).select(CellSelection.of(1)).digit(8))));
          assertEquals(List.of(), layoutRequests(views.getRoot()));
        });
  }

  /** Views below {@code view} that request a layout; those that are gone never got one. */
  private static List<View> layoutRequests(View view) {
    List<View> requests = new ArrayList<>();
    if (view.getVisibility() == View.GONE) {
      return requests;
    }
    if (view.isLayoutRequested()) {
      requests.add(view);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        requests.addAll(layoutRequests(group.getChildAt(i)));
      }
    }
    return requests;
  }

  @Test
  public void check_isEnabledIfTheResultIsNew() {
    run(
        (views, screen) -> {
          screen.show(PuzzleStates.state(PuzzleStates.blank()));
          assertFalse(views.controls.check.isEnabled());
          screen.show(READY);
          assertTrue(views.controls.check.isEnabled());
        });
  }

  @Test
  public void suggestions_leaveUndoInReach() {
    run(
        (views, screen) -> {
          screen.show(
              PuzzleStates.state(PuzzleStates.judged(SamplePuzzles.NONE, SolutionDisplay.VERDICT)));
          assertFalse(views.controls.suggestions.undoHere.isShown());
          screen.show(PuzzleStates.state(PuzzleStates.broken()));
          assertTrue(views.controls.suggestions.undoHere.isShown());
          assertFalse(views.controls.tools.getRoot().isShown());
          screen.show(READY);
          assertTrue(views.controls.tools.undo.isShown());
        });
  }

  @Test
  public void doors_areCalledButtons() {
    run(
        (views, screen) -> {
          assertEquals(Button.class.getName(), role(views.controls.homeMenu.paste));
          assertEquals(Button.class.getName(), role(views.controls.homeMenu.scan));
        });
  }

  private static String role(View view) {
    return String.valueOf(view.createAccessibilityNodeInfo().getClassName());
  }

  private static void layOut(View root) {
    View window = root.getRootView();
    window.measure(
        View.MeasureSpec.makeMeasureSpec(window.getWidth(), View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(window.getHeight(), View.MeasureSpec.EXACTLY));
    window.layout(0, 0, window.getWidth(), window.getHeight());
  }

  private static void run(BiConsumer<PuzzleScreenBinding, PuzzleScreen> check) {
    try (ActivityScenario<PuzzleActivity> scenario =
        ActivityScenario.launch(PuzzleActivity.class)) {
      scenario.onActivity(
          activity -> {
            PuzzleScreenBinding views = PuzzleScreenBinding.inflate(activity.getLayoutInflater());
            activity.setContentView(views.getRoot());
            PuzzleViewModel model = new ViewModelProvider(activity).get(PuzzleViewModel.class);
            check.accept(views, new PuzzleScreen(views, model, LaidOutPuzzleScreen.allWays()));
          });
    }
  }
}
