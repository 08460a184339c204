package dev.casilla.app.ui.puzzle;

import android.view.View;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.ui.common.window.WindowFoldObserver;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;

/** A state of the puzzle screen, laid out as on a phone with system bars. */
final class LaidOutPuzzleScreen {
  final View root;
  final PuzzleScreenBinding views;

  private LaidOutPuzzleScreen(View root, PuzzleScreenBinding views) {
    this.root = root;
    this.views = views;
  }

  /** Shows {@code state} in {@code activity}. */
  static LaidOutPuzzleScreen of(PuzzleActivity activity, PuzzleUiState state) {
    PuzzleScreenBinding views = PuzzleScreenBinding.inflate(activity.getLayoutInflater());
    activity.setContentView(views.getRoot());
    PuzzleViewModel model = new ViewModelProvider(activity).get(PuzzleViewModel.class);
    new PuzzleScreen(views, model, allWays()).show(state);
    // As in a build with a camera.
    views.controls.homeMenu.noCamera.setVisibility(View.GONE);
    WindowFoldObserver.of(activity).observe(activity, views.getRoot()::setFold);
    View root = activity.getWindow().getDecorView();
    WindowPicture.layOut(root);
    return new LaidOutPuzzleScreen(root, views);
  }

  /** A navigation with all destinations. */
  static PuzzleNavigation allWays() {
    PuzzleNavigation ways = new PuzzleNavigation();
    for (PuzzleNavigation.Destination way : PuzzleNavigation.Destination.values()) {
      ways.add(way, () -> {});
    }
    return ways;
  }
}
