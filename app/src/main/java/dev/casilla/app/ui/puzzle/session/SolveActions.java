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

/** Does what takes a judgement, as soon as there is one. */
final class SolveActions {
  private final PuzzleStateHolder current;
  private final LiveAnalysis verdicts;
  private final SheetEditor pen;
  private final Executor patience;

  /** The cell that is to be revealed, wherever the selection goes meanwhile. */
  private OptionalInt cell = OptionalInt.empty();

  SolveActions(
      PuzzleStateHolder current, LiveAnalysis verdicts, SheetEditor pen, Executor patience) {
    this.current = current;
    this.verdicts = verdicts;
    this.pen = pen;
    this.patience = patience;
    // Who waits is to see that there is nothing to wait for, and can ask again.
    verdicts.onFailure(this::showSheet);
  }

  /** Does {@code action} now or, if the judgement is not there yet, then. */
  void request(PuzzleAction action) {
    PuzzleState scene = current.get();
    if (scene.hasSheet()) {
      cell = scene.editor().selection().only();
      current.show(scene.withPendingAction(action));
      verdicts.analyzeNow(scene.editor().clues());
      patience.execute(() -> showSolvingNotice(action));
      runPendingAction();
    }
  }

  /** Does again what the process ended in the middle of; else finds out what is shown. */
  void restoreRequest(Optional<PuzzleAction> wish) {
    PuzzleState scene = current.get();
    if (wish.isPresent()) {
      request(wish.get());
    } else if (scene.hasSheet() && scene.display().needsJudgement()) {
      verdicts.analyzeNow(scene.editor().clues());
    }
  }

  /** A judgement is there. */
  void onAnalysis() {
    current.show(current.get());
    runPendingAction();
  }

  /** Wants nothing any more; what has been shown before anything was asked for stays. */
  void stop() {
    PuzzleState scene = current.get();
    if (scene.pendingAction().isPresent()) {
      verdicts.stop(scene.editor().clues());
      showSheet();
    } else {
      current.show(scene.withoutNotice());
    }
  }

  /** There is nothing to be shown but the sheet. */
  private void showSheet() {
    current.show(current.get().withoutNotice().with(SolutionDisplay.SHEET));
  }

  private void runPendingAction() {
    Optional<PuzzleAction> wish = current.get().pendingAction();
    Optional<PuzzleAnalysis> judgement = current.get().analysis();
    if (wish.isPresent() && judgement.isPresent()) {
      runPendingAction(wish.get(), judgement.get());
    }
  }

  private void runPendingAction(PuzzleAction wished, PuzzleAnalysis judgement) {
    PuzzleState scene = current.get();
    Optional<Grid> solution = judgement.solution();
    if (!solution.isPresent() || wished == PuzzleAction.CHECK) {
      current.show(scene.with(SolutionDisplay.VERDICT));
    } else if (wished == PuzzleAction.SOLVE) {
      current.show(scene.with(SolutionDisplay.SOLUTION));
    } else {
      // What is said of waiting must not stay on what is revealed.
      current.show(scene.with(scene.display()));
      reveal(wished, solution.get());
    }
  }

  private void reveal(PuzzleAction wished, Grid solution) {
    EditorState desk = current.get().editor();
    if (wished == PuzzleAction.REVEAL_ALL) {
      pen.reveal(SolutionFiller.all(desk.sheet(), solution));
      return;
    }
    if (cell.isPresent() && desk.sheet().digitAt(cell.getAsInt()) != digitIn(solution, cell)) {
      pen.reveal(SolutionFiller.cell(desk.sheet(), cell.getAsInt(), solution));
    } else {
      current.showNotice(Fixed.SELECT_A_CELL);
    }
  }

  private static int digitIn(Grid solution, OptionalInt cell) {
    return solution.digitAt(cell.getAsInt());
  }

  private void showSolvingNotice(PuzzleAction action) {
    if (current.get().pendingAction().filter(wished -> wished == action).isPresent()) {
      current.showNotice(Fixed.SOLVING);
    }
  }
}
