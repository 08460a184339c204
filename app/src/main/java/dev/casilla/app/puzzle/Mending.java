package dev.casilla.app.puzzle;

import dev.casilla.solver.Correction;

/** Does what is suggested about a puzzle or an entry that cannot be right. */
final class Mending {
  private final CurrentScene current;
  private final Pen pen;

  Mending(CurrentScene current, Pen pen) {
    this.current = current;
    this.pen = pen;
  }

  /** Makes {@code correction}. */
  void correct(Correction correction) {
    Desk desk = current.get().desk();
    Desk corrected = desk.edited(Revealing.correct(desk.sheet(), correction));
    pen.take(corrected.select(Selection.of(correction.cell())));
  }

  /** Goes to {@code suspect}, which can be written over, printed or not. */
  void look(Suggestions.Suspect suspect) {
    pen.take(current.get().desk().select(Selection.of(suspect.cell())));
  }

  /** Empties the cell that a check has found wrong. */
  void clearWrong() {
    BoardPicture.wrong(current.get()).ifPresent(pen::clear);
  }
}
