package dev.casilla.app.puzzle;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Takes in what a person does on the puzzle screen and says what the screen shows. */
/*
 * Saved are the grid string and whether its solution was asked for; all else follows from these.
 * `solving` is the run whose verdict is awaited: the verdict of any other run is out of date.
 */
final class PuzzleViewModel extends ViewModel {
  static final String GRID = "grid";
  static final String SOLVED = "solved";

  private final SavedStateHandle saved;
  private final Judge judge;
  private final PuzzleExecutors executors;
  private final MutableLiveData<PuzzleUiState> state = new MutableLiveData<>();
  private @Nullable Solving solving;

  PuzzleViewModel(SavedStateHandle saved, Judge judge, PuzzleExecutors executors) {
    this.saved = saved;
    this.judge = judge;
    this.executors = executors;
    restore();
  }

  /** What the screen shows. */
  LiveData<PuzzleUiState> state() {
    return state;
  }

  /** Takes {@code text} for a puzzle; {@code null} if there is no text. */
  void paste(@Nullable CharSequence text) {
    if (text == null || text.length() == 0) {
      complain(new PasteTrouble.NothingCopied());
      return;
    }
    try {
      take(Grid.parse(text));
    } catch (InvalidGridException e) {
      complain(PasteTrouble.of(e));
    }
  }

  /** Shows a puzzle to try things with. */
  void showExample() {
    take(Example.GRID);
  }

  /** Finds the puzzle's solution, if it has exactly one. */
  void solve() {
    Grid givens = givens();
    if (givens != null && shown().stage() == PuzzleUiState.Stage.READY) {
      saved.set(SOLVED, true);
      start(shown(), givens);
    }
  }

  /** Goes back to the puzzle without its solution, whether found or still looked for. */
  void hideSolution() {
    cancel();
    Grid givens = givens();
    saved.set(SOLVED, false);
    state.setValue(givens == null ? PuzzleUiState.empty() : PuzzleUiState.puzzle(givens));
  }

  /** Empties the board. */
  void clear() {
    cancel();
    saved.remove(GRID);
    saved.remove(SOLVED);
    state.setValue(PuzzleUiState.empty());
  }

  @Override
  protected void onCleared() {
    cancel();
  }

  private void restore() {
    Grid givens = givens();
    state.setValue(givens == null ? PuzzleUiState.empty() : PuzzleUiState.puzzle(givens));
    if (Boolean.TRUE.equals(saved.get(SOLVED))) {
      solve();
    }
  }

  private void take(Grid givens) {
    if (givens.equals(Grid.EMPTY)) {
      complain(new PasteTrouble.Blank());
      return;
    }
    cancel();
    saved.set(GRID, givens.toString());
    saved.set(SOLVED, false);
    state.setValue(PuzzleUiState.puzzle(givens));
  }

  private void complain(PasteTrouble trouble) {
    state.setValue(shown().troubled(trouble));
  }

  private PuzzleUiState shown() {
    return Objects.requireNonNull(state.getValue());
  }

  private void start(PuzzleUiState puzzle, Grid givens) {
    Solving run = new Solving(judge, givens, done -> executors.screen().execute(() -> end(done)));
    solving = run;
    state.setValue(puzzle.solving());
    executors.patience().execute(() -> goOn(run, puzzle));
    executors.solving().execute(run);
  }

  private void goOn(Solving run, PuzzleUiState puzzle) {
    if (run == solving) {
      state.setValue(puzzle.solvingLong());
    }
  }

  private void end(Solving run) {
    if (run == solving) {
      solving = null;
      state.setValue(PuzzleUiState.judged(run.givens(), run.verdict()));
    }
  }

  private void cancel() {
    Solving outdated = solving;
    solving = null;
    if (outdated != null) {
      outdated.cancel(true);
    }
  }

  private @Nullable Grid givens() {
    String grid = saved.get(GRID);
    return grid == null ? null : Grid.parse(grid);
  }
}
