package dev.casilla.app.puzzle;

import android.view.View;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.R;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.puzzle.PuzzleUiState.MainAction;

/** Shows a {@link PuzzleUiState} and passes on what is tapped. */
final class PuzzleScreen {
  private final PuzzleScreenBinding views;
  private final PuzzleViewModel model;
  private final MessageCard message;

  PuzzleScreen(PuzzleScreenBinding views, PuzzleViewModel model) {
    this.views = views;
    this.model = model;
    this.message = new MessageCard(views.controls.message);
    views.controls.doors.example.setOnClickListener(view -> model.showExample());
    views.controls.clear.setOnClickListener(view -> model.clear());
    setVisible(views.controls.doors.noCamera, BuildConfig.STUBS);
  }

  /** What to do when Paste is tapped: the clipboard is the platform's, not the model's. */
  void onPaste(Runnable paste) {
    views.controls.doors.paste.setOnClickListener(view -> paste.run());
  }

  void show(PuzzleUiState state) {
    views.board.show(state.board());
    if (message.show(state.message())) {
      views.controls.getRoot().scrollTo(0, 0);
    }
    setVisible(views.controls.doors.getRoot(), !state.hasPuzzle());
    setVisible(views.controls.actions, state.hasPuzzle());
    setVisible(views.controls.progress, state.showsProgress());
    show(state.mainAction());
  }

  private void show(MainAction action) {
    setVisible(views.controls.solve, action != MainAction.NONE);
    switch (action) {
      case NONE -> {}
      case SOLVE -> offer(R.string.solve, model::solve);
      case STOP -> offer(R.string.stop, model::hideSolution);
      case HIDE_SOLUTION -> offer(R.string.hide_solution, model::hideSolution);
    }
  }

  private void offer(int name, Runnable action) {
    views.controls.solve.setText(name);
    views.controls.solve.setOnClickListener(view -> action.run());
  }

  private static void setVisible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
