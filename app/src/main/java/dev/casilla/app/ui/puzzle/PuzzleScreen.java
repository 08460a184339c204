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

/** Shows a {@link PuzzleUiState} and passes on what is tapped. */
final class PuzzleScreen {
  private final PuzzleScreenBinding views;
  private final PuzzleNavigation ways;
  private final PuzzleTitleBar title;
  private final MessageCard message;
  private final SuggestionRow suggestions;
  private final ToolRow tools;
  private final HomeMenu doors;
  private final ActionButtons actions;

  PuzzleScreen(PuzzleScreenBinding views, PuzzleViewModel model, PuzzleNavigation ways) {
    this.views = views;
    this.ways = ways;
    actions = new ActionButtons(model::act);
    title = new PuzzleTitleBar(views.title, model, ways);
    OverflowMenuButton.attach(views.controls.more, views.title.getMenu());
    message = new MessageCard(views.controls.message, actions);
    suggestions = new SuggestionRow(views.controls.suggestions, model);
    tools = new ToolRow(views.controls.tools, model.editor()::useTool);
    doors = new HomeMenu(views.controls.doors, model, ways);
    views.board.setGestures(model.editor());
    views.board.requestFocus();
    views.controls.keypad.report(model.editor()::digit, model.editor()::armDigit);
    views.controls.check.setOnClickListener(view -> model.act(PuzzleAction.CHECK));
    if (CompactWindow.isForIcons(views.getRoot().getResources())) {
      saveHeight();
    }
    views.getRoot().arrange(views.controls.keypad, views.controls.more);
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
    doors.show(state);
    views.controls.progress.setVisibility(state.showsProgress() ? View.VISIBLE : View.INVISIBLE);
    showActions(state.actions());
  }

  private static boolean hasSuggestions(PuzzleUiState state) {
    return !state.message().suggestions().isEmpty();
  }

  private void showActions(PuzzleUiState.ActionsState offer) {
    Optional<PuzzleNavigation.Destination> next = offer.isDone() ? ways.next() : Optional.empty();
    actions.offer(offer.primary(), views.actions.primary);
    views.controls.check.setEnabled(offer.isWorthChecking());
    Optional<PuzzleAction> quiet = quiet(offer);
    actions.offer(quiet, views.actions.secondary);
    next.ifPresent(way -> lead(views.actions.primary, way));
    ViewVisibility.set(
        views.actions.getRoot(),
        offer.primary().isPresent() || quiet.isPresent() || next.isPresent());
  }

  /** Where there is room for one action only, that is the loud one; the menu has the other, too. */
  private Optional<PuzzleAction> quiet(PuzzleUiState.ActionsState offer) {
    boolean isForOne =
        offer.primary().isPresent() && CompactWindow.isForOneAction(views.getRoot().getResources());
    return offer.secondary().filter(action -> !(isForOne && offer.menu().contains(action)));
  }

  private void lead(Button button, PuzzleNavigation.Destination way) {
    button.setVisibility(View.VISIBLE);
    button.setText(R.string.next_puzzle);
    button.setOnClickListener(view -> ways.go(way));
  }
}
