package dev.casilla.app.puzzle;

import android.view.View;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.R;
import dev.casilla.app.databinding.DoorsBinding;
import dev.casilla.app.page.Visible;
import dev.casilla.app.puzzle.Entrance.Door;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.app.puzzle.Ways.Way;

/** The ways to get a puzzle, as the {@link Entrance} has them. */
final class Doors {
  private final DoorsBinding views;
  private final PuzzleViewModel model;
  private final Ways ways;

  Doors(DoorsBinding views, PuzzleViewModel model, Ways ways) {
    this.views = views;
    this.model = model;
    this.ways = ways;
    Entrance entrance = Entrance.of(ways);
    if (entrance.loud() == Door.TYPE) {
      views.scanIcon.setImageResource(R.drawable.ic_type);
      views.scanName.setText(R.string.type);
      views.scanDetail.setText(R.string.type_detail);
    }
    views.scan.setOnClickListener(view -> open(entrance.loud()));
    lead(views.photo, Door.PHOTO, entrance);
    lead(views.type, Door.TYPE, entrance);
    lead(views.paste, Door.PASTE, entrance);
    lead(views.newPuzzle, Door.NEW_PUZZLE, entrance);
    Visible.set(views.scanDetail, !LowWindow.is(views.getRoot().getResources()));
    Visible.set(views.noCamera, BuildConfig.STUBS);
    views.lastPuzzle.setOnClickListener(view -> model.goBackToLast());
  }

  void show(PuzzleUiState state) {
    Visible.set(views.getRoot(), state.hasDoors());
    Visible.set(views.lastPuzzle, state.stage() == Stage.HOME_WITH_LAST);
  }

  private void lead(View view, Door door, Entrance entrance) {
    Visible.set(view, entrance.others().contains(door));
    view.setOnClickListener(tapped -> open(door));
  }

  private void open(Door door) {
    switch (door) {
      case SCAN -> ways.go(Way.SCAN);
      case PHOTO -> ways.go(Way.PHOTO);
      case TYPE -> model.type();
      case PASTE -> ways.go(Way.PASTE);
      case NEW_PUZZLE -> ways.go(Way.NEW_PUZZLE);
    }
  }
}
