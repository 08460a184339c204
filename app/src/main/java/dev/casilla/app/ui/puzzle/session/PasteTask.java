package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.data.ImportResult;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.ui.puzzle.editor.OpenSheet;
import dev.casilla.app.ui.puzzle.message.PasteError;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Imports all puzzles of a pasted text and opens the first. For the storage thread. */
final class PasteTask {
  private PasteTask() {}

  sealed interface Outcome {}

  /**
   * The text had puzzles.
   *
   * @param first the first puzzle, which is the last opened sheet now
   * @param kept the number of puzzles
   * @param malformed the number of further puzzles that could not be read
   */
  record Taken(OpenSheet first, int kept, int malformed) implements Outcome {}

  /** The text had no puzzle, or it could not be stored. */
  record Refused(PasteError error) implements Outcome {}

  /**
   * Imports {@code text} with {@code importer} and opens the first puzzle in {@code sheets}.
   *
   * @param commit asked before anything is stored; {@code false} cancels the import
   * @throws CancellationException if the import was cancelled; nothing is stored then
   */
  static Outcome run(
      String text, BooleanSupplier commit, SheetImporter importer, SheetAutosaver sheets) {
    try {
      ImportResult result = importer.importFrom(reader -> reader.read(text), commit);
      Optional<OpenSheet> first = sheets.open(result.first());
      return first.isPresent()
          ? new Taken(first.get(), result.count(), result.malformed())
          : storageFailed();
    } catch (TransferException e) {
      return new Refused(PasteError.of(e));
    } catch (StorageException e) {
      return storageFailed();
    }
  }

  private static Outcome storageFailed() {
    return new Refused(new PasteError.Other(TransferError.STORAGE));
  }
}
