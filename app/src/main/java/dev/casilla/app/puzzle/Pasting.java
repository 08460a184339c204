package dev.casilla.app.puzzle;

import dev.casilla.app.exchange.Delivery;
import dev.casilla.app.exchange.ExchangeException;
import dev.casilla.app.exchange.Inbox;
import dev.casilla.app.exchange.Trouble;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.app.sheet.StorageException;
import java.util.Optional;

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

  /** Keeps by {@code inbox} what is in {@code text}, and opens the first in {@code store}. */
  static Outcome paste(String text, Inbox inbox, SheetStore store) {
    try {
      Delivery delivery = inbox.take(reader -> reader.read(text));
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

  private static Outcome notKept() {
    return new Refused(new PasteTrouble.Other(Trouble.STORAGE));
  }
}
