package dev.casilla.app.ui.puzzle;

import android.view.View;
import dev.casilla.app.R;
import dev.casilla.app.databinding.HomeMenuBinding;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.puzzle.HomeOptions.HomeOption;
import dev.casilla.app.ui.puzzle.PuzzleNavigation.Destination;
import dev.casilla.app.ui.puzzle.controls.CompactWindow;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;

/** The cards of the home screen, one for each of the {@link HomeOptions}. */
final class HomeMenu {
  private final HomeMenuBinding views;
  private final PuzzleViewModel model;
  private final PuzzleNavigation navigation;

  HomeMenu(HomeMenuBinding views, PuzzleViewModel model, PuzzleNavigation navigation) {
    this.views = views;
    this.model = model;
    this.navigation = navigation;
    HomeOptions options = HomeOptions.of(navigation);
    if (options.primary() == HomeOption.TYPE) {
      views.scanIcon.setImageResource(R.drawable.ic_type);
      views.scanName.setText(R.string.type);
      views.scanDetail.setText(R.string.type_detail);
    }
    views.scan.setOnClickListener(view -> open(options.primary()));
    offer(views.photo, HomeOption.PHOTO, options);
    offer(views.type, HomeOption.TYPE, options);
    offer(views.paste, HomeOption.PASTE, options);
    offer(views.newPuzzle, HomeOption.NEW_PUZZLE, options);
    ViewVisibility.set(views.scanDetail, !CompactWindow.is(views.getRoot().getResources()));
    ViewVisibility.set(views.noCamera, !navigation.has(Destination.SCAN));
    views.lastPuzzle.setOnClickListener(view -> model.goBackToLast());
  }

  void show(PuzzleUiState state) {
    ViewVisibility.set(views.getRoot(), state.isHome());
    ViewVisibility.set(views.lastPuzzle, state.stage() == Stage.HOME_WITH_LAST);
  }

  private void offer(View view, HomeOption option, HomeOptions options) {
    ViewVisibility.set(view, options.others().contains(option));
    view.setOnClickListener(tapped -> open(option));
  }

  private void open(HomeOption option) {
    switch (option) {
      case SCAN -> navigation.go(Destination.SCAN);
      case PHOTO -> navigation.go(Destination.PHOTO);
      case TYPE -> model.startBlank();
      case PASTE -> navigation.go(Destination.PASTE);
      case NEW_PUZZLE -> navigation.go(Destination.NEW_PUZZLE);
    }
  }
}
