package dev.casilla.app.ui.puzzle;

import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.LinearLayout;
import dev.casilla.app.R;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.ui.common.OverflowMenuButton;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.puzzle.controls.ActionButtons;
import dev.casilla.app.ui.puzzle.controls.CompactWindow;
import dev.casilla.app.ui.puzzle.controls.MessageCard;
import dev.casilla.app.ui.puzzle.controls.ToolRow;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import java.util.Optional;

/** Shows a {@link PuzzleUiState} and reports clicks to the view model. */
final class PuzzleScreen {
  private final PuzzleScreenBinding views;
  private final PuzzleNavigation navigation;
  private final PuzzleTitleBar title;
  private final MessageCard message;
  private final SuggestionRow suggestions;
  private final ToolRow tools;
  private final HomeMenu homeMenu;
  private final ActionButtons actions;

  PuzzleScreen(PuzzleScreenBinding views, PuzzleViewModel model, PuzzleNavigation navigation) {
    this.views = views;
    this.navigation = navigation;
    actions = new ActionButtons(model::act);
    title = new PuzzleTitleBar(views.title, model, navigation);
    OverflowMenuButton.attach(views.controls.more, views.title.getMenu());
    message = new MessageCard(views.controls.message, actions);
    suggestions = new SuggestionRow(views.controls.suggestions, model);
    tools = new ToolRow(views.controls.tools, model.editor()::useTool);
    homeMenu = new HomeMenu(views.controls.homeMenu, model, navigation);
    views.board.setGestures(model.editor());
    views.board.requestFocus();
    views.controls.keypad.report(model.editor()::digit, model.editor()::armDigit);
    views.controls.check.setOnClickListener(view -> model.act(PuzzleAction.CHECK));
    if (CompactWindow.isForIcons(views.getRoot().getResources())) {
      saveHeight();
    }
    views.getRoot().arrangeKeypad(views.controls.keypad);
    views.getRoot().showInsteadOfTitle(views.controls.more);
    if (!views.getRoot().getResources().getBoolean(R.bool.actions_stay)) {
      letActionsScroll();
    }
  }

  private void saveHeight() {
    View column = views.controls.column;
    column.setPadding(
        column.getPaddingLeft(), 0, column.getPaddingRight(), column.getPaddingBottom() / 2);
  }

  private void letActionsScroll() {
    View row = views.actions.getRoot();
    views.getRoot().removeView(row);
    LinearLayout.LayoutParams place =
        new LinearLayout.LayoutParams(
            ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT);
    place.topMargin = row.getResources().getDimensionPixelSize(R.dimen.controls_gap);
    LinearLayout column = views.controls.column;
    column.addView(row, column.indexOfChild(views.controls.more), place);
  }

  void show(PuzzleUiState state) {
    boolean isWriting = state.stage() == Stage.WRITING;
    views.board.show(state.board());
    views.board.setKeepScreenOn(state.keepsScreenOn());
    title.show(state);
    if (message.show(state.message())) {
      views.controls.getRoot().scrollTo(0, 0);
    }
    suggestions.show(state.message().suggestions(), state.input().tools());
    ViewVisibility.set(views.controls.tools.getRoot(), isWriting && !hasSuggestions(state));
    ViewVisibility.set(views.controls.keypad, isWriting);
    ViewVisibility.set(views.controls.aboveMessage, state.stage() != Stage.FILLED);
    ViewVisibility.set(views.controls.belowMessage, state.stage() == Stage.FILLED);
    tools.show(state.input().tools());
    views.controls.keypad.show(state.input().keypad());
    homeMenu.show(state);
    views.controls.progress.setVisibility(state.showsProgress() ? View.VISIBLE : View.INVISIBLE);
    showActions(state.actions());
  }

  private static boolean hasSuggestions(PuzzleUiState state) {
    return !state.message().suggestions().isEmpty();
  }

  private void showActions(PuzzleUiState.ActionsState state) {
    Optional<PuzzleNavigation.Destination> next =
        state.isDone() ? navigation.next() : Optional.empty();
    if (next.isPresent()) {
      showDestination(views.actions.primary, next.get());
    } else {
      actions.assign(state.primary(), views.actions.primary);
    }
    views.controls.check.setEnabled(state.isWorthChecking());
    Optional<PuzzleAction> secondary = secondary(state);
    actions.assign(secondary, views.actions.secondary);
    ViewVisibility.set(
        views.actions.getRoot(),
        state.primary().isPresent() || secondary.isPresent() || next.isPresent());
  }

  /** The secondary action, unless there is room for one only and the menu has it, too. */
  private Optional<PuzzleAction> secondary(PuzzleUiState.ActionsState state) {
    boolean isForOne =
        state.primary().isPresent() && CompactWindow.isForOneAction(views.getRoot().getResources());
    return state.secondary().filter(action -> !(isForOne && state.menu().contains(action)));
  }

  private void showDestination(Button button, PuzzleNavigation.Destination destination) {
    button.setVisibility(View.VISIBLE);
    boolean isScan = destination == PuzzleNavigation.Destination.SCAN;
    ActionButtons.setText(button, isScan ? R.string.next_puzzle : R.string.new_puzzle);
    button.setContentDescription(null);
    button.setOnClickListener(view -> navigation.go(destination));
  }
}
