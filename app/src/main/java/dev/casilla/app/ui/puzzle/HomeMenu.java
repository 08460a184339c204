package dev.casilla.app.ui.puzzle;

import android.view.View;
import dev.casilla.app.R;
import dev.casilla.app.databinding.DoorsBinding;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.puzzle.HomeOptions.HomeOption;
import dev.casilla.app.ui.puzzle.PuzzleNavigation.Destination;
import dev.casilla.app.ui.puzzle.controls.CompactWindow;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;

/** The ways to get a puzzle, as the {@link HomeOptions} has them. */
final class HomeMenu {
  private final DoorsBinding views;
  private final PuzzleViewModel model;
  private final PuzzleNavigation ways;

  HomeMenu(DoorsBinding views, PuzzleViewModel model, PuzzleNavigation ways) {
    this.views = views;
    this.model = model;
    this.ways = ways;
    HomeOptions entrance = HomeOptions.of(ways);
    if (entrance.primary() == HomeOption.TYPE) {
      views.scanIcon.setImageResource(R.drawable.ic_type);
      views.scanName.setText(R.string.type);
      views.scanDetail.setText(R.string.type_detail);
    }
    views.scan.setOnClickListener(view -> open(entrance.primary()));
    lead(views.photo, HomeOption.PHOTO, entrance);
    lead(views.type, HomeOption.TYPE, entrance);
    lead(views.paste, HomeOption.PASTE, entrance);
    lead(views.newPuzzle, HomeOption.NEW_PUZZLE, entrance);
    ViewVisibility.set(views.scanDetail, !CompactWindow.is(views.getRoot().getResources()));
    ViewVisibility.set(views.noCamera, entrance.primary() != HomeOption.SCAN);
    views.lastPuzzle.setOnClickListener(view -> model.goBackToLast());
  }

  void show(PuzzleUiState state) {
    ViewVisibility.set(views.getRoot(), state.isHome());
    ViewVisibility.set(views.lastPuzzle, state.stage() == Stage.HOME_WITH_LAST);
  }

  private void lead(View view, HomeOption door, HomeOptions entrance) {
    ViewVisibility.set(view, entrance.others().contains(door));
    view.setOnClickListener(tapped -> open(door));
  }

  private void open(HomeOption door) {
    switch (door) {
      case SCAN -> ways.go(Destination.SCAN);
      case PHOTO -> ways.go(Destination.PHOTO);
      case TYPE -> model.startBlank();
      case PASTE -> ways.go(Destination.PASTE);
      case NEW_PUZZLE -> ways.go(Destination.NEW_PUZZLE);
    }
  }
}
