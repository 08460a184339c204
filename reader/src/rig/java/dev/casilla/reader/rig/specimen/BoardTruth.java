package dev.casilla.reader.rig.specimen;

import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.Optional;

/**
 * What is on a board.
 *
 * @param givens the printed digits
 * @param contents 81 characters: what is in each cell by print or by hand, {@code c} for small
 *     candidates
 * @param solution of the givens, if they have exactly one
 */
public record BoardTruth(Grid givens, String contents, Optional<Grid> solution) {
  private static final char CANDIDATES = 'c';

  public static BoardTruth of(Grid givens, String contents) {
    Verdict verdict = new Solver(2).judge(givens);
    return new BoardTruth(
        givens,
        contents,
        verdict instanceof Verdict.Unique unique
            ? Optional.of(unique.solution())
            : Optional.empty());
  }

  public boolean isPrinted(int cell) {
    return !givens.isEmptyAt(cell);
  }

  public boolean isWritten(int cell) {
    return !isPrinted(cell) && Character.isDigit(contents.charAt(cell));
  }

  /** Whether it counts as empty though there are candidates in it. */
  public boolean hasCandidates(int cell) {
    return contents.charAt(cell) == CANDIDATES;
  }

  /** Whether a cell that nobody wrote into is read as what it is: this digit, printed, or none. */
  public boolean isReadRight(int cell, CellReading read) {
    CellContent content = isPrinted(cell) ? CellContent.GIVEN : CellContent.EMPTY;
    return read.content() == content && read.digit() == digitAt(cell);
  }

  /** The digit in the cell, by print or by hand; 0 if there is none. */
  public int digitAt(int cell) {
    if (isPrinted(cell)) {
      return givens.digitAt(cell);
    }
    return isWritten(cell) ? contents.charAt(cell) - '0' : 0;
  }
}
