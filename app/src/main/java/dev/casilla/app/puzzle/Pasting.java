package dev.casilla.app.puzzle;

import dev.casilla.app.exchange.Delivery;
import dev.casilla.app.exchange.ExchangeException;
import dev.casilla.app.exchange.Inbox;
import dev.casilla.app.exchange.Trouble;
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
  record Taken(Found first, int kept, int malformed) implements Outcome {}

  /** Nothing came of it. */
  record Refused(PasteTrouble trouble) implements Outcome {}

  /**
   * Keeps by {@code inbox} what is in {@code text}, and opens the first in {@code store}; nothing
   * is changed if by the time all of it is taken in it is not {@code wanted} any more.
   *
   * @throws CancellationException in that case
   */
  static Outcome paste(String text, BooleanSupplier wanted, Inbox inbox, SheetStore store) {
    try {
      Delivery delivery = inbox.take(reader -> reader.read(text), wanted);
      Optional<Found> first = store.open(delivery.first()).map(Found::of);
      return first.isPresent()
          ? new Taken(first.get(), delivery.count(), delivery.malformed())
          : notKept();
    } catch (ExchangeException e) {
      return new Refused(PasteTrouble.of(e));
    } catch (StorageException e) {
      return notKept();
    }
  }

  private static Outcome notKept() {
    return new Refused(new PasteTrouble.Other(Trouble.STORAGE));
  }
}
