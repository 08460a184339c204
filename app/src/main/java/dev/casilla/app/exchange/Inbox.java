package dev.casilla.app.exchange;

import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.StorageException;

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
    Incoming incoming = offer.read(text);
    try {
      return new Delivery(archive.takeIn(incoming.arrivals()), incoming.malformed());
    } catch (StorageException e) {
      throw new ExchangeException(Trouble.STORAGE, e);
    }
  }
}
