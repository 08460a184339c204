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
 * Makes drafts of what the reader has read.
 *
 * <p>A repair that is the only one is part of the draft, its cells marked as doubtful: that is how
 * a draft tells what was repaired. If there are several, the draft is what was read, and they are
 * proposed.
 */
public final class DraftFactory {
  /** So few digits that look written on a printed page may be print after all: have a look. */
  private static final int FEW_WRITTEN = 6;

  private final ReadBoard board;
  private final SortedSet<Integer> doubtful;
  private final Grid givens;
  private final Grid entries;

  private DraftFactory(ReadBoard board) {
    this.board = board;
    this.doubtful = board.doubtful();
    this.givens = board.isCertain() ? board.shown() : board.raw();
    // What is only proposed to be print is handwriting until a person says otherwise.
    this.entries = board.reading().entriesOutside(givens);
  }

  /** The draft of {@code board}, which looks like {@code plate}. */
  public static ScanDraft of(Origin origin, ReadBoard board, BoardPhoto plate) {
    DraftFactory drafts = new DraftFactory(board);
    List<DraftCell> cells = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      cells.add(drafts.cell(cell));
    }
    return new ScanDraft(origin, cells, drafts.proposals(), Optional.of(plate));
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

  /** What was read is no change, and so nothing to propose. */
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
