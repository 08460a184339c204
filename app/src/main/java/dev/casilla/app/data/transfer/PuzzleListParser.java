package dev.casilla.app.data.transfer;

import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.data.transfer.document.TransferLimits;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.solver.text.PuzzleText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Collects the puzzles of a text in any format except Casilla's JSON. Confined to one thread. */
// The largest text can hold one puzzle and two million malformed lines. They are only counted:
// keeping them would take 200 MB.
final class PuzzleListParser implements Consumer<PuzzleResult> {
  private final LongSupplier millis;
  private final List<NewSheet> arrivals = new ArrayList<>();
  private int malformed;

  /** The puzzles get the creation time {@code millis}. */
  PuzzleListParser(LongSupplier millis) {
    this.millis = millis;
  }

  /**
   * Parses {@code text}; its puzzles get the creation time {@code millis}.
   *
   * @throws TransferException if there is no puzzle, or too many; its cause is the {@link
   *     InvalidGridException} of the first malformed puzzle, if one was recognised
   */
  static NewSheetBatch in(String text, LongSupplier millis) throws TransferException {
    if (text.trim().isEmpty()) {
      throw new TransferException(TransferError.EMPTY);
    }
    PuzzleListParser puzzles = new PuzzleListParser(millis);
    try {
      PuzzleText.read(text, puzzles);
    } catch (InvalidGridException e) {
      throw new TransferException(TransferError.NO_PUZZLE, e);
    }
    return puzzles.incoming();
  }

  @Override
  public void accept(PuzzleResult result) {
    if (result instanceof PuzzleResult.Malformed) {
      malformed++;
      return;
    }
    Grid givens = result.orThrow().grid();
    if (!givens.equals(Grid.EMPTY)) {
      arrivals.add(NewSheet.now(Origin.PASTED, Sheet.of(givens), millis.getAsLong()));
    }
  }

  /** The result; if all recognised grids are empty, the text is blank. */
  private NewSheetBatch incoming() throws TransferException {
    if (arrivals.isEmpty()) {
      throw new TransferException(TransferError.BLANK);
    }
    if (arrivals.size() > TransferLimits.LIST.sheets()) {
      throw new TransferException(TransferError.TOO_LARGE);
    }
    return NewSheetBatch.of(arrivals, malformed);
  }
}
