package dev.casilla.app.puzzle;

import android.view.View;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.fold.Folds;
import dev.casilla.app.golden.WindowPicture;

/** A state of the puzzle screen, laid out as on a phone with system bars. */
final class ScreenPicture {
  final View root;
  final PuzzleScreenBinding views;

  private ScreenPicture(View root, PuzzleScreenBinding views) {
    this.root = root;
    this.views = views;
  }

  /** Shows {@code state} in {@code activity}. */
  static ScreenPicture of(PuzzleActivity activity, PuzzleUiState state) {
    PuzzleScreenBinding views = PuzzleScreenBinding.inflate(activity.getLayoutInflater());
    activity.setContentView(views.getRoot());
    PuzzleViewModel model = new ViewModelProvider(activity).get(PuzzleViewModel.class);
    new PuzzleScreen(views, model, allWays()).show(state);
    // What is seen is what people get: a build with a camera.
    views.controls.doors.noCamera.setVisibility(View.GONE);
    Folds.of(activity).observe(activity, views.getRoot()::keepClearOf);
    View root = activity.getWindow().getDecorView();
    WindowPicture.layOut(root);
    return new ScreenPicture(root, views);
  }

  /** Every control, whether what it leads to is built or not. */
  static Ways allWays() {
    Ways ways = new Ways();
    for (Ways.Way way : Ways.Way.values()) {
      ways.add(way, () -> {});
    }
    return ways;
  }
}
