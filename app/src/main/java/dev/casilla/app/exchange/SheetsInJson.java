package dev.casilla.app.exchange;

import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Arrivals;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * Sheets in Casilla's own form. They are read a first time to know that they can be, and how many
 * there are; then one by one, whenever they are handed on.
 */
final class SheetsInJson implements Arrivals {
  private final Again text;
  private final int count;

  private SheetsInJson(Again text, int count) {
    this.text = text;
    this.count = count;
  }

  /** A text that can be read any number of times. */
  interface Again extends Closeable {
    Reader read() throws IOException;

    @Override
    default void close() throws IOException {}
  }

  /**
   * Those in {@code first}, from which all is read now, {@code beforeEach} being run where one
   * begins; later the same is read from {@code again}.
   */
  static Incoming in(Reader first, Runnable beforeEach, Again again) throws ExchangeException {
    int count = 0;
    try (SheetsReader sheets = new SheetsReader(first, beforeEach)) {
      while (sheets.next().isPresent()) {
        count++;
      }
      if (count == 0) {
        throw new ExchangeException(sheets.malformed() == 0 ? Trouble.EMPTY : Trouble.NO_PUZZLE);
      }
      return new Incoming(new SheetsInJson(again, count), sheets.malformed());
    } catch (IOException e) {
      throw new ExchangeException(Trouble.OUT_OF_REACH, e);
    }
  }

  @Override
  public int count() {
    return count;
  }

  /**
   * {@inheritDoc}
   *
   * @throws CancellationException on an interrupted thread
   */
  @Override
  public void forEach(Consumer<Arrival> taker) {
    try (SheetsReader sheets = new SheetsReader(text.read(), () -> {})) {
      for (Optional<Arrival> sheet = sheets.next(); sheet.isPresent(); sheet = sheets.next()) {
        taker.accept(sheet.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ExchangeException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }

  /** What cannot be closed now is closed with the process. */
  @Override
  public void close() {
    try {
      text.close();
    } catch (IOException e) {
      // There is nothing in it that could be lost.
    }
  }
}
