package dev.casilla.reader.rig.score;

/** What may go wrong in a row; each has a budget of its own. */
enum ErrorMeasure {
  /** Of the grids whose place is known, those that were not found there. */
  FOUND("not found"),
  /** Puzzles of which not all givens are right before repair. */
  RAW("not read before repair"),
  /** The same after it; and pictures that are not refused as they should be. */
  SHOWN("not read"),
  /** Puzzles whose solution is not shown. */
  SOLVED("not solved"),
  /** Printed digits that are not read, or not as what they are. */
  DIGITS("printed digits wrong"),
  /** Printed digits that do not come out as givens: the same, and those taken for handwriting. */
  GIVENS("givens wrong"),
  /** Empty cells in which a digit was read, or nothing at all. */
  EMPTIES("empties wrong"),
  /** Boards read where no puzzle is printed, be they never so doubtful. */
  OFFERED("offered where there is none"),
  /** Of the cells that are read without doubt, those that are read wrong: nobody looks at them. */
  SURE("sure and wrong"),
  /** Boards shown as certain that are not as printed, even if their solution is right. */
  MISREAD("misread");

  private final String failure;

  ErrorMeasure(String failure) {
    this.failure = failure;
  }

  /** What to call that which goes wrong. */
  String failure() {
    return failure;
  }
}
