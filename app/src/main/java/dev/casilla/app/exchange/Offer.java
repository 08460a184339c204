package dev.casilla.app.exchange;

/** What comes from elsewhere: a text, or where to find it. */
public interface Offer {
  /**
   * Reads it, which may take long.
   *
   * @throws ExchangeException if there are no sheets in it, or they cannot be had
   */
  Incoming read(IncomingText text) throws ExchangeException;
}
