package dev.casilla.reader.rig.specimen;

import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.Optional;

/**
 * The true content of a board.
 *
 * @param givens the printed digits
 * @param contents 81 characters: the digit in each cell, printed or handwritten; {@code c} for
 *     small candidates
 * @param solution the solution of the givens, if they have exactly one
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

  /** Whether the cell counts as empty but holds candidates. */
  public boolean hasCandidates(int cell) {
    return contents.charAt(cell) == CANDIDATES;
  }

  /** Whether a printed or empty cell is read correctly, as this printed digit or as empty. */
  public boolean isReadRight(int cell, CellReading read) {
    CellContent content = isPrinted(cell) ? CellContent.GIVEN : CellContent.EMPTY;
    return read.content() == content && read.digit() == digitAt(cell);
  }

  /** The printed or handwritten digit in the cell; 0 if there is none. */
  public int digitAt(int cell) {
    if (isPrinted(cell)) {
      return givens.digitAt(cell);
    }
    return isWritten(cell) ? contents.charAt(cell) - '0' : 0;
  }
}
