package dev.casilla.app.exchange;

import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.Arrivals;
import dev.casilla.app.sheet.StorageException;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Takes in what comes from elsewhere, all or nothing. Safe for use by many threads. */
public final class Inbox {
  private final Archive archive;
  private final IncomingText text;

  /** Keeps in {@code archive} what {@code text} finds. */
  public Inbox(Archive archive, IncomingText text) {
    this.archive = archive;
    this.text = text;
  }

  /**
   * Keeps all sheets of {@code offer}; takes its time, and a disk's.
   *
   * @throws ExchangeException if nothing came of it; nothing was changed then
   */
  public Delivery take(Offer offer) throws ExchangeException {
    return take(offer, () -> true);
  }

  /**
   * Likewise, if by the time all is read and taken in it is still {@code wanted}.
   *
   * @throws CancellationException if it is not; nothing was changed then either
   */
  public Delivery take(Offer offer, BooleanSupplier wanted) throws ExchangeException {
    Incoming incoming = offer.read(text);
    try (Arrivals arrivals = incoming.arrivals()) {
      return new Delivery(archive.takeIn(arrivals, wanted), incoming.malformed());
    } catch (StorageException | UncheckedIOException e) {
      throw new ExchangeException(Trouble.STORAGE, e);
    }
  }
}
