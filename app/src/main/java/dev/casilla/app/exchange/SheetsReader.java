package dev.casilla.app.exchange;

import android.util.JsonReader;
import android.util.MalformedJsonException;
import dev.casilla.app.sheet.Arrival;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** Reads sheets in Casilla's own form one by one. */
final class SheetsReader implements Closeable {
  private final JsonReader json;
  private final Runnable beforeEach;
  private Place place = Place.BEFORE;
  private int begun;
  private int malformed;

  /** Where it is in the text. */
  private enum Place {
    BEFORE,
    OUTSIDE,
    AMONG_SHEETS,
    AFTER
  }

  /** Reads those in {@code text}; {@code beforeEach} is run where one begins. */
  SheetsReader(Reader text, Runnable beforeEach) {
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
   * @throws ExchangeException if there can be none
   * @throws CancellationException on an interrupted thread
   */
  Optional<Arrival> next() throws ExchangeException {
    try {
      return find();
    } catch (CancellationException e) {
      throw e;
    } catch (MalformedJsonException | EOFException | IllegalStateException e) {
      // The text broke off or was edited by hand: what came before is whole.
      malformed++;
      place = Place.AFTER;
      return Optional.empty();
    } catch (NumberFormatException e) {
      throw new ExchangeException(Trouble.NO_PUZZLE, e);
    } catch (UnreadableException e) {
      throw e.told();
    } catch (IOException e) {
      throw new ExchangeException(Trouble.OUT_OF_REACH, e);
    }
  }

  @Override
  public void close() throws IOException {
    json.close();
  }

  private Optional<Arrival> find() throws IOException, ExchangeException {
    Optional<Arrival> found = Optional.empty();
    while (!found.isPresent() && place != Place.AFTER) {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException();
      }
      if (place == Place.AMONG_SHEETS) {
        found = sheet();
      } else {
        place = next(place);
      }
    }
    return found;
  }

  /** Goes one step further to sheets, or past what else there may be. */
  private Place next(Place from) throws IOException, ExchangeException {
    if (from == Place.BEFORE) {
      json.beginObject();
      return Place.OUTSIDE;
    }
    if (!json.hasNext()) {
      json.endObject();
      return Place.AFTER;
    }
    switch (json.nextName()) {
      case SheetsJson.NAME -> requireKnown(json.nextInt());
      case SheetsJson.SHEETS -> {
        json.beginArray();
        return Place.AMONG_SHEETS;
      }
      default -> json.skipValue();
    }
    return Place.OUTSIDE;
  }

  private Optional<Arrival> sheet() throws IOException {
    if (!json.hasNext()) {
      json.endArray();
      place = Place.OUTSIDE;
      return Optional.empty();
    }
    beforeEach.run();
    begun++;
    if (begun > Bounds.JSON.sheets()) {
      throw new UnreadableException(Trouble.TOO_LARGE, null);
    }
    try {
      return Optional.of(SheetJson.read(json));
    } catch (IllegalArgumentException e) {
      malformed++;
      return Optional.empty();
    }
  }

  private static void requireKnown(int version) throws ExchangeException {
    if (version > SheetsJson.VERSION) {
      throw new ExchangeException(Trouble.TOO_NEW);
    }
  }
}
