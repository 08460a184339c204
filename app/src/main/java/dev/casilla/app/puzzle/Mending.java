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

  /** Goes to {@code suspect}, ready to change it. */
  void look(Suggestions.Suspect suspect) {
    Desk there = current.get().desk().select(Selection.of(suspect.cell()));
    boolean isPrinted = !Writing.isAllowed(there.sheet(), suspect.cell(), there.mode());
    pen.take(isPrinted ? there.with(there.mode().switched(EntryMode.Switch.CLUES)) : there);
  }

  /** Empties the cell that a check has found wrong. */
  void clearWrong() {
    BoardPicture.wrong(current.get()).ifPresent(pen::clear);
  }
}
