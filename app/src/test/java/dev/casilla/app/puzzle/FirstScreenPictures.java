package dev.casilla.app.puzzle;

import android.view.View;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The puzzle screen, for golden pictures. */
public final class FirstScreenPictures implements PicturedScreen<PuzzleActivity> {
  @Override
  public String name() {
    return "puzzle";
  }

  @Override
  public Class<PuzzleActivity> activity() {
    return PuzzleActivity.class;
  }

  @Override
  public Map<String, Consumer<PuzzleActivity>> states() {
    Map<String, Consumer<PuzzleActivity>> states = new TreeMap<>();
    states.put("empty", shown(PuzzleUiState::empty));
    states.put("clash", shown(() -> PuzzleUiState.puzzle(Puzzles.CLASHING)));
    states.put("solved", shown(() -> judged(Puzzles.UNIQUE)));
    states.put("several", shown(() -> judged(Puzzles.SEVERAL)));
    states.put("none", shown(() -> judged(Puzzles.NONE)));
    return states;
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("empty", "several");
  }

  private static Consumer<PuzzleActivity> shown(Supplier<PuzzleUiState> state) {
    return activity -> {
      PuzzleScreenBinding views = PuzzleScreenBinding.inflate(activity.getLayoutInflater());
      activity.setContentView(views.getRoot());
      PuzzleViewModel model = new ViewModelProvider(activity).get(PuzzleViewModel.class);
      new PuzzleScreen(views, model).show(state.get());
      // Some machines have a camera to build with, and some have not.
      views.controls.doors.noCamera.setVisibility(View.GONE);
    };
  }

  private static PuzzleUiState judged(Grid givens) {
    return PuzzleUiState.judged(givens, new Solver().judge(givens));
  }
}
