package dev.casilla.app.puzzle;

import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.solver.Grid;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;

/** Does what takes a judgement, as soon as there is one. */
final class Asking {
  private final CurrentScene current;
  private final LiveVerdict verdicts;
  private final Pen pen;
  private final Executor patience;

  /** The cell that is to be revealed, wherever the selection goes meanwhile. */
  private OptionalInt cell = OptionalInt.empty();

  Asking(CurrentScene current, LiveVerdict verdicts, Pen pen, Executor patience) {
    this.current = current;
    this.verdicts = verdicts;
    this.pen = pen;
    this.patience = patience;
    // Who waits is to see that there is nothing to wait for, and can ask again.
    verdicts.onFailure(this::giveUp);
  }

  /** Does {@code action} now or, if the judgement is not there yet, then. */
  void ask(PuzzleAction action) {
    Scene scene = current.get();
    if (scene.hasSheet()) {
      cell = scene.desk().selection().only();
      current.show(scene.wishing(action));
      verdicts.hurry(scene.desk().clues());
      patience.execute(() -> admitSolving(action));
      fulfil();
    }
  }

  /** Does again what the process ended in the middle of; else finds out what is shown. */
  void askAgain(Optional<PuzzleAction> wish) {
    Scene scene = current.get();
    if (wish.isPresent()) {
      ask(wish.get());
    } else if (scene.hasSheet() && scene.showing().needsJudgement()) {
      verdicts.hurry(scene.desk().clues());
    }
  }

  /** A judgement is there. */
  void known() {
    current.show(current.get());
    fulfil();
  }

  /** Wants nothing any more; what has been shown before anything was asked for stays. */
  void stop() {
    Scene scene = current.get();
    if (scene.wish().isPresent()) {
      verdicts.stop(scene.desk().clues());
      giveUp();
    } else {
      current.show(scene.silent());
    }
  }

  /** There is nothing to be shown but the sheet. */
  private void giveUp() {
    current.show(current.get().silent().with(Showing.SHEET));
  }

  private void fulfil() {
    Optional<PuzzleAction> wish = current.get().wish();
    Optional<Judgement> judgement = current.get().judgement();
    if (wish.isPresent() && judgement.isPresent()) {
      fulfil(wish.get(), judgement.get());
    }
  }

  private void fulfil(PuzzleAction wished, Judgement judgement) {
    Scene scene = current.get();
    Optional<Grid> solution = judgement.solution();
    if (!solution.isPresent() || wished == PuzzleAction.CHECK) {
      current.show(scene.with(Showing.VERDICT));
    } else if (wished == PuzzleAction.SOLVE) {
      current.show(scene.with(Showing.SOLUTION));
    } else {
      // What is said of waiting must not stay on what is revealed.
      current.show(scene.with(scene.showing()));
      reveal(wished, solution.get());
    }
  }

  private void reveal(PuzzleAction wished, Grid solution) {
    Desk desk = current.get().desk();
    if (wished == PuzzleAction.REVEAL_ALL) {
      pen.reveal(Revealing.all(desk.sheet(), solution));
      return;
    }
    if (cell.isPresent() && desk.sheet().digitAt(cell.getAsInt()) != digitIn(solution, cell)) {
      pen.reveal(Revealing.cell(desk.sheet(), cell.getAsInt(), solution));
    } else {
      current.say(Saying.SELECT_A_CELL);
    }
  }

  private static int digitIn(Grid solution, OptionalInt cell) {
    return solution.digitAt(cell.getAsInt());
  }

  private void admitSolving(PuzzleAction action) {
    if (current.get().wish().filter(wished -> wished == action).isPresent()) {
      current.say(Saying.SOLVING);
    }
  }
}
