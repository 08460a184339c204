package dev.casilla.app.share;

import dev.casilla.app.exchange.ExchangeException;
import dev.casilla.app.exchange.Incoming;
import dev.casilla.app.exchange.IncomingText;
import dev.casilla.app.exchange.Trouble;
import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.Intake;
import dev.casilla.app.sheet.StorageException;

/** Reads an offer and keeps what is in it, all or nothing. */
final class Receiving {
  private final Archive archive;
  private final IncomingText text;

  Receiving(Archive archive, IncomingText text) {
    this.archive = archive;
    this.text = text;
  }

  ReceiveUiState receive(Offer offer) {
    try {
      return keep(offer.read(text));
    } catch (ExchangeException e) {
      return new ReceiveUiState.Failed(e.trouble());
    } catch (StorageException e) {
      return new ReceiveUiState.Failed(Trouble.STORAGE);
    }
  }

  private ReceiveUiState keep(Incoming incoming) {
    Intake intake = archive.takeIn(incoming.arrivals());
    long first = intake.ids().get(0);
    archive.open(first);
    boolean isOne = intake.ids().size() == 1 && incoming.malformed() == 0;
    return isOne
        ? new ReceiveUiState.One(first)
        : new ReceiveUiState.Many(intake.added(), intake.known(), incoming.malformed());
  }
}
