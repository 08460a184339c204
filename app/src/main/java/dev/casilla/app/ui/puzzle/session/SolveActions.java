package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.editor.SolutionFiller;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleAnalysis;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.solver.Grid;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;

/** Runs actions that need an analysis of the clues, once it is available. */
final class SolveActions {
  private final PuzzleStateHolder current;
  private final LiveAnalysis liveAnalysis;
  private final SheetEditor sheetEditor;
  private final Executor progressDelay;

  /** The cell to reveal; the selection may change during the analysis. */
  private OptionalInt cell = OptionalInt.empty();

  SolveActions(
      PuzzleStateHolder current,
      LiveAnalysis liveAnalysis,
      SheetEditor sheetEditor,
      Executor progressDelay) {
    this.current = current;
    this.liveAnalysis = liveAnalysis;
    this.sheetEditor = sheetEditor;
    this.progressDelay = progressDelay;
    // Ends the wait; the person can ask again.
    liveAnalysis.onFailure(this::showSheet);
  }

  /** Runs {@code action} once the clues are analyzed. */
  void request(PuzzleAction action) {
    PuzzleState state = current.get();
    if (state.hasSheet()) {
      cell = state.editor().selection().only();
      current.show(state.withPendingAction(action));
      liveAnalysis.analyzeNow(state.editor().clues());
      progressDelay.execute(() -> showSolvingNotice(action));
      runPendingAction();
    }
  }

  /** Requests {@code pending} again after process death, or the analysis that was shown. */
  void restoreRequest(Optional<PuzzleAction> pending) {
    PuzzleState state = current.get();
    if (pending.isPresent()) {
      request(pending.get());
    } else if (state.hasSheet() && state.display().needsAnalysis()) {
      liveAnalysis.analyzeNow(state.editor().clues());
    }
  }

  /** Shows a new analysis and runs the pending action. */
  void onAnalysis() {
    current.show(current.get());
    runPendingAction();
  }

  /** Cancels the pending action; what was shown before stays. */
  void stop() {
    PuzzleState state = current.get();
    if (state.pendingAction().isPresent()) {
      liveAnalysis.stop(state.editor().clues());
      showSheet();
    } else {
      current.show(state.withoutNotice());
    }
  }

  private void showSheet() {
    current.show(current.get().withoutNotice().with(SolutionDisplay.SHEET));
  }

  private void runPendingAction() {
    Optional<PuzzleAction> action = current.get().pendingAction();
    Optional<PuzzleAnalysis> analysis = current.get().analysis();
    if (action.isPresent() && analysis.isPresent()) {
      runPendingAction(action.get(), analysis.get());
    }
  }

  private void runPendingAction(PuzzleAction action, PuzzleAnalysis analysis) {
    PuzzleState state = current.get();
    Optional<Grid> solution = analysis.solution();
    if (!solution.isPresent() || action == PuzzleAction.CHECK) {
      current.show(state.with(SolutionDisplay.VERDICT));
    } else if (action == PuzzleAction.SOLVE) {
      current.show(state.with(SolutionDisplay.SOLUTION));
    } else {
      // Removes the progress notice.
      current.show(state.with(state.display()));
      reveal(action, solution.get());
    }
  }

  private void reveal(PuzzleAction action, Grid solution) {
    EditorState editor = current.get().editor();
    if (action == PuzzleAction.REVEAL_ALL) {
      sheetEditor.reveal(SolutionFiller.all(editor.sheet(), solution));
      return;
    }
    if (cell.isPresent() && editor.sheet().digitAt(cell.getAsInt()) != digitIn(solution, cell)) {
      sheetEditor.reveal(SolutionFiller.cell(editor.sheet(), cell.getAsInt(), solution));
    } else {
      current.showNotice(Fixed.SELECT_A_CELL);
    }
  }

  private static int digitIn(Grid solution, OptionalInt cell) {
    return solution.digitAt(cell.getAsInt());
  }

  private void showSolvingNotice(PuzzleAction action) {
    if (current.get().pendingAction().filter(pending -> pending == action).isPresent()) {
      current.showNotice(Fixed.SOLVING);
    }
  }
}
