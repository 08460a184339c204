package dev.casilla.app.puzzle;

import android.view.View;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;

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
    actions = new ActionButtons(action -> act(action, model));
    title = new TitleBar(views.title, model, ways);
    message = new MessageCard(views.controls.message, actions);
    suggestions = new SuggestionRow(views.controls.suggestions, model);
    tools = new ToolRow(views.controls.tools, model.pen()::use);
    doors = new Doors(views.controls.doors, model, ways);
    views.board.report(model.pen());
    views.board.requestFocus();
    views.controls.keypad.report(model.pen()::digit, model.pen()::hold);
    views.controls.check.setOnClickListener(view -> model.act(PuzzleAction.CHECK));
    views.getRoot().arrange(views.controls.keypad);
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
    setVisible(views.controls.tools.getRoot(), isWriting && !hasSuggestions(state));
    setVisible(views.controls.keypad, isWriting);
    tools.show(state.hand().tools());
    views.controls.keypad.show(state.hand().keypad());
    doors.show(state);
    views.controls.progress.setVisibility(state.showsProgress() ? View.VISIBLE : View.INVISIBLE);
    actions.offer(state.offer().primary().filter(ways::allow), views.controls.primary);
    actions.offer(state.offer().secondary(), views.controls.secondary);
  }

  private static boolean hasSuggestions(PuzzleUiState state) {
    return !state.card().suggestions().isEmpty();
  }

  private void act(PuzzleAction action, PuzzleViewModel model) {
    if (action == PuzzleAction.NEXT) {
      ways.goOn();
    } else {
      model.act(action);
    }
  }

  private static void setVisible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
