package dev.casilla.app.puzzle;

import dev.casilla.app.exchange.Delivery;
import dev.casilla.app.exchange.ExchangeException;
import dev.casilla.app.exchange.Inbox;
import dev.casilla.app.exchange.Incoming;
import dev.casilla.app.exchange.IncomingText;
import dev.casilla.app.exchange.Trouble;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.app.sheet.StorageException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Keeps all puzzles of a pasted text and opens the first. Takes a disk's time. */
final class Pasting {
  private Pasting() {}

  /** What became of a text. */
  sealed interface Outcome {}

  /**
   * There were puzzles in it.
   *
   * @param first the first one, which is open now
   * @param kept how many there were
   * @param malformed how many more could not be read
   */
  record Taken(KeptSheet first, int kept, int malformed) implements Outcome {}

  /** Nothing came of it. */
  record Refused(PasteTrouble trouble) implements Outcome {}

  /**
   * Keeps by {@code inbox} what is in {@code text}, and opens the first in {@code store}; nothing
   * is changed if by the time the text is read it is not {@code wanted} any more.
   *
   * @throws CancellationException in that case
   */
  static Outcome paste(String text, BooleanSupplier wanted, Inbox inbox, SheetStore store) {
    try {
      Delivery delivery = inbox.take(reader -> read(text, wanted, reader));
      Optional<KeptSheet> first = store.open(delivery.first());
      return first.isPresent()
          ? new Taken(first.get(), delivery.count(), delivery.malformed())
          : notKept();
    } catch (ExchangeException e) {
      return new Refused(PasteTrouble.of(e));
    } catch (StorageException e) {
      return notKept();
    }
  }

  private static Incoming read(String text, BooleanSupplier wanted, IncomingText reader)
      throws ExchangeException {
    Incoming incoming = reader.read(text);
    if (!wanted.getAsBoolean()) {
      throw new CancellationException();
    }
    return incoming;
  }

  private static Outcome notKept() {
    return new Refused(new PasteTrouble.Other(Trouble.STORAGE));
  }
}
