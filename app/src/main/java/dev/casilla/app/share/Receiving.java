package dev.casilla.app.share;

import dev.casilla.app.exchange.Delivery;
import dev.casilla.app.exchange.ExchangeException;
import dev.casilla.app.exchange.Inbox;
import dev.casilla.app.exchange.IncomingText;
import dev.casilla.app.exchange.Offer;
import dev.casilla.app.exchange.Trouble;
import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.Intake;
import dev.casilla.app.sheet.StorageException;

/** Takes in an offer and makes its first sheet the last one. */
final class Receiving {
  private final Archive archive;
  private final Inbox inbox;

  Receiving(Archive archive, IncomingText text) {
    this.archive = archive;
    this.inbox = new Inbox(archive, text);
  }

  ReceiveUiState receive(Offer offer) {
    try {
      Delivery delivery = inbox.take(offer);
      archive.open(delivery.first());
      return told(delivery);
    } catch (ExchangeException e) {
      return new ReceiveUiState.Failed(e.trouble());
    } catch (StorageException e) {
      return new ReceiveUiState.Failed(Trouble.STORAGE);
    }
  }

  private static ReceiveUiState told(Delivery delivery) {
    Intake intake = delivery.intake();
    boolean isOne = delivery.count() == 1 && delivery.malformed() == 0;
    return isOne
        ? new ReceiveUiState.One(delivery.first())
        : new ReceiveUiState.Many(intake.added(), intake.known(), delivery.malformed());
  }
}
