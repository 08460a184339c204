package dev.casilla.app.data.transfer;

import android.util.JsonReader;
import android.util.MalformedJsonException;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.data.transfer.document.TransferLimits;
import dev.casilla.app.model.NewSheet;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Reads sheets one by one from Casilla's lossless JSON format {@code {"casilla":1,"sheets":[…]}}.
 * See {@link SheetJsonCodec} for one sheet.
 */
final class SheetsJsonReader implements Closeable {
  static final int VERSION = 1;
  static final String NAME = "casilla";
  static final String SHEETS = "sheets";

  /** The name must appear within this many characters. */
  static final int BEGINNING = 256;

  private final JsonReader json;
  private final Runnable beforeEach;
  private Position place = Position.BEFORE;
  private int begun;
  private int malformed;

  private enum Position {
    BEFORE,
    OUTSIDE,
    AMONG_SHEETS,
    AFTER
  }

  /** Reads {@code text}; runs {@code beforeEach} at the start of each sheet. */
  SheetsJsonReader(Reader text, Runnable beforeEach) {
    this.json = new JsonReader(text);
    this.beforeEach = beforeEach;
  }

  static boolean isRecognised(String text) {
    String beginning = text.substring(0, Math.min(BEGINNING, text.length()));
    return beginning.replace("\uFEFF", "").trim().startsWith("{")
        && beginning.contains("\"" + NAME + "\"");
  }

  int malformed() {
    return malformed;
  }

  /**
   * The next readable sheet; empty at the end.
   *
   * @throws TransferException if the text is too large, from a newer version or cannot be read
   * @throws CancellationException on an interrupted thread
   */
  Optional<NewSheet> next() throws TransferException {
    try {
      return find();
    } catch (CancellationException | TransferException e) {
      throw e;
    } catch (MalformedJsonException | EOFException | IllegalStateException e) {
      // The text is cut off or was edited by hand; the sheets before are complete.
      malformed++;
      place = Position.AFTER;
      return Optional.empty();
    } catch (NumberFormatException e) {
      throw new TransferException(TransferError.NO_PUZZLE, e);
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

  /** Advances to the sheets array, skipping unknown properties. */
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
      case NAME -> requireKnown(json.nextInt());
      case SHEETS -> {
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
      throw new TransferException(TransferError.TOO_LARGE);
    }
    try {
      return Optional.of(SheetJsonCodec.read(json));
    } catch (IllegalArgumentException e) {
      malformed++;
      return Optional.empty();
    }
  }

  private static void requireKnown(int version) throws TransferException {
    if (version > VERSION) {
      throw new TransferException(TransferError.TOO_NEW);
    }
  }
}
