package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.data.ImportResult;
import dev.casilla.app.data.SheetRepository;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.ui.puzzle.editor.SheetWithJournal;
import dev.casilla.app.ui.puzzle.message.PasteError;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Keeps all puzzles of a pasted text and opens the first. Takes a disk's time. */
final class PasteTask {
  private PasteTask() {}

  /** What became of a text. */
  sealed interface Outcome {}

  /**
   * There were puzzles in it.
   *
   * @param first the first one, which is open now
   * @param kept how many there were
   * @param malformed how many more could not be read
   */
  record Taken(SheetWithJournal first, int kept, int malformed) implements Outcome {}

  /** Nothing came of it. */
  record Refused(PasteError trouble) implements Outcome {}

  /**
   * Keeps by {@code inbox} what is in {@code text}, and opens the first in {@code store}; nothing
   * is changed if by the time all of it is taken in it is not {@code wanted} any more.
   *
   * @throws CancellationException in that case
   */
  static Outcome run(
      String text, BooleanSupplier wanted, SheetImporter inbox, SheetRepository store) {
    try {
      ImportResult delivery = inbox.importFrom(reader -> reader.read(text), wanted);
      Optional<SheetWithJournal> first = store.open(delivery.first()).map(SheetWithJournal::of);
      return first.isPresent()
          ? new Taken(first.get(), delivery.count(), delivery.malformed())
          : notKept();
    } catch (TransferException e) {
      return new Refused(PasteError.of(e));
    } catch (StorageException e) {
      return notKept();
    }
  }

  private static Outcome notKept() {
    return new Refused(new PasteError.Other(TransferError.STORAGE));
  }
}
