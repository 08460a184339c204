package dev.casilla.app.puzzle;

import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.LinearLayout;
import dev.casilla.app.R;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.page.Visible;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import java.util.Optional;

/** Shows a {@link PuzzleUiState} and passes on what is tapped. */
final class PuzzleScreen {
  private final PuzzleScreenBinding views;
  private final Ways ways;
  private final TitleBar title;
  private final MessageCard message;
  private final SuggestionRow suggestions;
  private final ToolRow tools;
  private final Doors doors;
  private final ActionButtons actions;

  PuzzleScreen(PuzzleScreenBinding views, PuzzleViewModel model, Ways ways) {
    this.views = views;
    this.ways = ways;
    actions = new ActionButtons(model::act);
    title = new TitleBar(views.title, model, ways);
    MoreMenu.on(views.controls.more, views.title.getMenu());
    message = new MessageCard(views.controls.message, actions);
    suggestions = new SuggestionRow(views.controls.suggestions, model);
    tools = new ToolRow(views.controls.tools, model.pen()::use);
    doors = new Doors(views.controls.doors, model, ways);
    views.board.report(model.pen());
    views.board.requestFocus();
    views.controls.keypad.report(model.pen()::digit, model.pen()::hold);
    views.controls.check.setOnClickListener(view -> model.act(PuzzleAction.CHECK));
    if (LowWindow.isForIcons(views.getRoot().getResources())) {
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
    views.board.setKeepScreenOn(state.staysLit());
    title.show(state);
    if (message.show(state.card())) {
      views.controls.getRoot().scrollTo(0, 0);
    }
    suggestions.show(state.card().suggestions(), state.hand().tools());
    Visible.set(views.controls.tools.getRoot(), isWriting && !hasSuggestions(state));
    Visible.set(views.controls.keypad, isWriting);
    Visible.set(views.controls.aboveMessage, state.stage() != Stage.FILLED);
    Visible.set(views.controls.belowMessage, state.stage() == Stage.FILLED);
    tools.show(state.hand().tools());
    views.controls.keypad.show(state.hand().keypad());
    doors.show(state);
    views.controls.progress.setVisibility(state.showsProgress() ? View.VISIBLE : View.INVISIBLE);
    showActions(state.offer());
  }

  private static boolean hasSuggestions(PuzzleUiState state) {
    return !state.card().suggestions().isEmpty();
  }

  private void showActions(PuzzleUiState.Offer offer) {
    Optional<Ways.Way> next = offer.isDone() ? ways.next() : Optional.empty();
    actions.offer(offer.primary(), views.actions.primary);
    views.controls.check.setEnabled(offer.isWorthChecking());
    Optional<PuzzleAction> quiet = quiet(offer);
    actions.offer(quiet, views.actions.secondary);
    next.ifPresent(way -> lead(views.actions.primary, way));
    Visible.set(
        views.actions.getRoot(),
        offer.primary().isPresent() || quiet.isPresent() || next.isPresent());
  }

  /** Where there is room for one action only, that is the loud one; the menu has the other, too. */
  private Optional<PuzzleAction> quiet(PuzzleUiState.Offer offer) {
    boolean isForOne =
        offer.primary().isPresent() && LowWindow.isForOneAction(views.getRoot().getResources());
    return offer.secondary().filter(action -> !(isForOne && offer.menu().contains(action)));
  }

  private void lead(Button button, Ways.Way way) {
    button.setVisibility(View.VISIBLE);
    button.setText(R.string.next_puzzle);
    button.setOnClickListener(view -> ways.go(way));
  }
}
