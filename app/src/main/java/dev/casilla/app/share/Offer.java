package dev.casilla.app.share;

import dev.casilla.app.exchange.ExchangeException;
import dev.casilla.app.exchange.Incoming;
import dev.casilla.app.exchange.IncomingText;

/** What another app offers: a text, or where to find it. */
interface Offer {
  /** Reads it, which may take long. */
  Incoming read(IncomingText text) throws ExchangeException;
}
