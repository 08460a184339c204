package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(MainThreadIsHere.class)
final class PuzzleViewModelTest {
  private static final String UNIQUE = Puzzles.UNIQUE.toString();

  private final Queue solving = new Queue();
  private final Queue patience = new Queue();
  private final List<Grid> judged = new ArrayList<>();
  private SavedStateHandle saved = new SavedStateHandle();
  private PuzzleViewModel model;

  @BeforeEach
  void makeModel() {
    model = start();
  }

  @Test
  void state_atFirst_isEmpty() {
    assertEquals(PuzzleUiState.empty(), state());
  }

  @Test
  void paste_puzzle_showsIt() {
    model.paste(UNIQUE);
    assertEquals(PuzzleUiState.puzzle(Puzzles.UNIQUE), state());
  }

  @Test
  void paste_noText_saysSo() {
    model.paste(null);
    assertTrouble(new PasteTrouble.NothingCopied());
    model.paste("");
    assertTrouble(new PasteTrouble.NothingCopied());
  }

  @Test
  void paste_strangeCharacter_saysWhichAndWhere() {
    model.paste("..3x");
    assertTrouble(new PasteTrouble.UnexpectedCharacter('x', 4));
  }

  @Test
  void paste_cellMissing_saysHowManyThereAre() {
    model.paste(UNIQUE.substring(1));
    assertTrouble(new PasteTrouble.TooShort(80));
  }

  @Test
  void paste_cellTooMany_saysHowManyThereAre() {
    model.paste(UNIQUE + "1");
    assertTrouble(new PasteTrouble.TooLong(82));
  }

  @Test
  void paste_emptyGrid_isNoPuzzle() {
    model.paste(Grid.EMPTY.toString());
    assertTrouble(new PasteTrouble.Blank());
  }

  @Test
  void paste_troubleAfterPuzzle_losesNothing() {
    model.paste(UNIQUE);
    model.paste("?");
    assertEquals(PuzzleUiState.puzzle(Puzzles.UNIQUE).board(), state().board());
    assertEquals(UNIQUE, saved.get(PuzzleViewModel.GRID));
  }

  @Test
  void showExample_isAPuzzleWithOneSolution() {
    model.showExample();
    model.solve();
    solving.runAll();
    assertEquals(Stage.SOLVED, state().stage());
  }

  @Test
  void solve_untilDone_looksTheSame() {
    model.paste(UNIQUE);
    model.solve();
    assertEquals(PuzzleUiState.puzzle(Puzzles.UNIQUE).solving(), state());
  }

  @Test
  void solve_done_showsTheVerdict() {
    model.paste(UNIQUE);
    model.solve();
    solving.runAll();
    assertEquals(
        PuzzleUiState.judged(Puzzles.UNIQUE, new Verdict.Unique(Puzzles.UNIQUE_SOLUTION)), state());
  }

  @Test
  void solve_twice_solvesOnce() {
    model.paste(UNIQUE);
    model.solve();
    model.solve();
    solving.runAll();
    assertEquals(List.of(Puzzles.UNIQUE), judged);
  }

  @Test
  void solve_clashing_isNotTried() {
    model.paste(Puzzles.CLASHING.toString());
    model.solve();
    solving.runAll();
    assertEquals(List.of(), judged);
    assertEquals(PuzzleUiState.puzzle(Puzzles.CLASHING), state());
  }

  @Test
  void solve_patienceRunsOut_showsProgress() {
    model.paste(UNIQUE);
    model.solve();
    patience.runAll();
    assertEquals(PuzzleUiState.puzzle(Puzzles.UNIQUE).solvingLong(), state());
  }

  @Test
  void solve_doneBeforePatienceRunsOut_showsNoProgress() {
    model.paste(UNIQUE);
    model.solve();
    solving.runAll();
    patience.runAll();
    assertEquals(Stage.SOLVED, state().stage());
  }

  @Test
  void hideSolution_solved_showsThePuzzleAgain() {
    model.paste(UNIQUE);
    model.solve();
    solving.runAll();
    model.hideSolution();
    assertEquals(PuzzleUiState.puzzle(Puzzles.UNIQUE), state());
  }

  @Test
  void hideSolution_solving_stopsIt() {
    model.paste(UNIQUE);
    model.solve();
    model.hideSolution();
    solving.runAll();
    patience.runAll();
    assertEquals(List.of(), judged);
    assertEquals(PuzzleUiState.puzzle(Puzzles.UNIQUE), state());
  }

  @Test
  void clear_solving_forgetsTheVerdict() {
    model.paste(UNIQUE);
    model.solve();
    model.clear();
    solving.runAll();
    assertEquals(PuzzleUiState.empty(), state());
    assertNull(saved.get(PuzzleViewModel.GRID));
  }

  @Test
  void paste_anotherWhileSolving_showsTheOtherOne() {
    model.paste(UNIQUE);
    model.solve();
    model.paste(Puzzles.NONE.toString());
    solving.runAll();
    assertEquals(PuzzleUiState.puzzle(Puzzles.NONE), state());
  }

  @Test
  void restart_puzzle_isThereAgain() {
    model.paste(UNIQUE);
    restart();
    assertEquals(PuzzleUiState.puzzle(Puzzles.UNIQUE), state());
  }

  @Test
  void restart_solved_isSolvedAgain() {
    model.paste(UNIQUE);
    model.solve();
    solving.runAll();
    PuzzleUiState before = state();
    restart();
    solving.runAll();
    assertEquals(before, state());
  }

  @Test
  void restart_hiddenSolution_staysHidden() {
    model.paste(UNIQUE);
    model.solve();
    model.hideSolution();
    restart();
    solving.runAll();
    assertEquals(PuzzleUiState.puzzle(Puzzles.UNIQUE), state());
  }

  private void assertTrouble(PasteTrouble trouble) {
    assertEquals(new PuzzleMessage.Trouble(trouble), state().message());
  }

  private PuzzleUiState state() {
    return Objects.requireNonNull(model.state().getValue());
  }

  /** What is left after the process was ended and the person came back. */
  private void restart() {
    SavedStateHandle left = new SavedStateHandle();
    for (String key : saved.keys()) {
      left.set(key, saved.<Object>get(key));
    }
    saved = left;
    model = start();
  }

  private PuzzleViewModel start() {
    Judge judge =
        givens -> {
          judged.add(givens);
          return new Solver().judge(givens);
        };
    return new PuzzleViewModel(saved, judge, new PuzzleExecutors(solving, Runnable::run, patience));
  }
}
