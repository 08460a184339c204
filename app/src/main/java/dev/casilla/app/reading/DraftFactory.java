package dev.casilla.app.reading;

import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftCell.Guess;
import dev.casilla.app.model.DraftCell.Ink;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.reader.repair.Conclusion;
import dev.casilla.reader.repair.PossiblePuzzle;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * Creates drafts from readings.
 *
 * <p>The only possible repair is applied to the draft, and its cells are marked as doubtful. If
 * there are several repairs, the draft has the unrepaired reading, and proposes the repairs.
 */
public final class DraftFactory {
  /** Up to so many handwritten digits may be misjudged print: they are marked as doubtful. */
  private static final int FEW_WRITTEN = 6;

  private final ReadBoard board;
  private final SortedSet<Integer> doubtful;
  private final Grid givens;
  private final Grid entries;

  private DraftFactory(ReadBoard board) {
    this.board = board;
    this.doubtful = board.doubtful();
    this.givens = board.isCertain() ? board.shown() : board.raw();
    // A digit that only a proposal takes for print counts as handwriting.
    this.entries = board.reading().entriesOutside(givens);
  }

  public static ScanDraft of(Origin origin, ReadBoard board, BoardPhoto photo) {
    DraftFactory drafts = new DraftFactory(board);
    List<DraftCell> cells = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      cells.add(drafts.cell(cell));
    }
    return new ScanDraft(origin, cells, drafts.proposals(), Optional.of(photo));
  }

  private DraftCell cell(int cell) {
    CellReading read = board.reading().cell(cell);
    Guess likely = guess(cell, read.digit());
    Guess next = guess(cell, read.runnerUp());
    int digit = givens.digitAt(cell);
    boolean isWritten = !entries.isEmptyAt(cell);
    Ink ink = isWritten ? Ink.WRITTEN : digit == Grid.NO_DIGIT ? Ink.NONE : Ink.PRINTED;
    int shown = isWritten ? entries.digitAt(cell) : digit;
    boolean isOddOneOut = isWritten && entries.givens() <= FEW_WRITTEN;
    return new DraftCell(ink, shown, likely, next, isOddOneOut || doubtful.contains(cell));
  }

  private Guess guess(int cell, int digit) {
    BoardReading reading = board.reading();
    double probability =
        digit == Grid.NO_DIGIT
            ? Math.exp(reading.logProbability(cell, CellClass.EMPTY))
            : Math.exp(reading.logProbability(cell, CellClass.printed(digit)))
                + Math.exp(reading.logProbability(cell, CellClass.written(digit)));
    return Guess.of(digit, probability);
  }

  /** The possible repairs, without the unchanged reading. */
  private List<RepairProposal> proposals() {
    List<RepairProposal> proposals = new ArrayList<>();
    if (board.conclusion() instanceof Conclusion.Proposed proposed) {
      for (PossiblePuzzle explanation : proposed.bestFirst()) {
        if (!explanation.changes().isEmpty()) {
          proposals.add(new RepairProposal(explanation.changes()));
        }
      }
    }
    return proposals;
  }
}
