package dev.casilla.app.data.transfer;

import android.util.JsonReader;
import android.util.MalformedJsonException;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.data.transfer.document.TransferLimits;
import dev.casilla.app.data.transfer.document.UnreadableTextException;
import dev.casilla.app.model.NewSheet;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** Reads sheets in Casilla's own form one by one. */
final class SheetsJsonReader implements Closeable {
  private final JsonReader json;
  private final Runnable beforeEach;
  private Position place = Position.BEFORE;
  private int begun;
  private int malformed;

  /** Where it is in the text. */
  private enum Position {
    BEFORE,
    OUTSIDE,
    AMONG_SHEETS,
    AFTER
  }

  /** Reads those in {@code text}; {@code beforeEach} is run where one begins. */
  SheetsJsonReader(Reader text, Runnable beforeEach) {
    this.json = new JsonReader(text);
    this.beforeEach = beforeEach;
  }

  /** How many could not be read so far. */
  int malformed() {
    return malformed;
  }

  /**
   * The next one that can be read; none at the end.
   *
   * @throws TransferException if there can be none
   * @throws CancellationException on an interrupted thread
   */
  Optional<NewSheet> next() throws TransferException {
    try {
      return find();
    } catch (CancellationException e) {
      throw e;
    } catch (MalformedJsonException | EOFException | IllegalStateException e) {
      // The text broke off or was edited by hand: what came before is whole.
      malformed++;
      place = Position.AFTER;
      return Optional.empty();
    } catch (NumberFormatException e) {
      throw new TransferException(TransferError.NO_PUZZLE, e);
    } catch (UnreadableTextException e) {
      throw e.toTransferException();
    } catch (IOException e) {
      throw new TransferException(TransferError.OUT_OF_REACH, e);
    }
  }

  @Override
  public void close() throws IOException {
    json.close();
  }

  private Optional<NewSheet> find() throws IOException, TransferException {
    Optional<NewSheet> found = Optional.empty();
    while (!found.isPresent() && place != Position.AFTER) {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException();
      }
      if (place == Position.AMONG_SHEETS) {
        found = sheet();
      } else {
        place = next(place);
      }
    }
    return found;
  }

  /** Goes one step further to sheets, or past what else there may be. */
  private Position next(Position from) throws IOException, TransferException {
    if (from == Position.BEFORE) {
      json.beginObject();
      return Position.OUTSIDE;
    }
    if (!json.hasNext()) {
      json.endObject();
      return Position.AFTER;
    }
    switch (json.nextName()) {
      case SheetsJsonFormat.NAME -> requireKnown(json.nextInt());
      case SheetsJsonFormat.SHEETS -> {
        json.beginArray();
        return Position.AMONG_SHEETS;
      }
      default -> json.skipValue();
    }
    return Position.OUTSIDE;
  }

  private Optional<NewSheet> sheet() throws IOException {
    if (!json.hasNext()) {
      json.endArray();
      place = Position.OUTSIDE;
      return Optional.empty();
    }
    beforeEach.run();
    begun++;
    if (begun > TransferLimits.JSON.sheets()) {
      throw new UnreadableTextException(TransferError.TOO_LARGE, null);
    }
    try {
      return Optional.of(SheetJsonCodec.read(json));
    } catch (IllegalArgumentException e) {
      malformed++;
      return Optional.empty();
    }
  }

  private static void requireKnown(int version) throws TransferException {
    if (version > SheetsJsonFormat.VERSION) {
      throw new TransferException(TransferError.TOO_NEW);
    }
  }
}
