package dev.casilla.reader.rig.score;

/** The kinds of errors of a row; each has its own budget. */
enum ErrorMeasure {
  /** Grids with a known position that were not found there. */
  FOUND("not found"),
  /** Puzzles with a wrong given before repair. */
  RAW("not read before repair"),
  /** Puzzles with a wrong given after repair, and pictures that were not rejected as expected. */
  SHOWN("not read"),
  /** Puzzles whose solution is not shown. */
  SOLVED("not solved"),
  /** Printed digits that were not read, or read as another digit. */
  DIGITS("printed digits wrong"),
  /**
   * Printed digits that are not shown as givens: wrong digits, and digits taken for handwriting.
   */
  GIVENS("givens wrong"),
  /** Empty cells that were read as a digit or not read at all. */
  EMPTIES("empties wrong"),
  /** Boards that were read where no puzzle is printed, however doubtful. */
  OFFERED("offered where no puzzle is printed"),
  /** Confident cells that are wrong; a person does not check them. */
  SURE("confident but wrong"),
  /**
   * Boards that are shown as certain but differ from the print, even if their solution is right.
   */
  MISREAD("misread");

  private final String failure;

  ErrorMeasure(String failure) {
    this.failure = failure;
  }

  /** Returns the description of the error for messages. */
  String failure() {
    return failure;
  }
}
