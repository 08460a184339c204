package dev.casilla.app.exchange;

import android.util.JsonWriter;
import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.StorageException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CancellationException;

/** Writes all kept sheets into a document. Safe for use by many threads. */
public final class Outgoing {
  /** So many sheets are in memory at a time, with a megabyte of journal each at the worst. */
  private static final int BATCH = 10;

  private final Archive archive;

  public Outgoing(Archive archive) {
    this.archive = archive;
  }

  /** The forms of a file with all sheets. */
  public enum Form {
    /** Casilla's own, in which nothing is lost. */
    JSON,
    /** A grid string a line, for other apps. */
    SDM
  }

  /**
   * Writes {@code document} and tells how many sheets are in it. One that fails is discarded; what
   * was there before stays if that is known before any of it is written over.
   *
   * @throws CancellationException on an interrupted thread
   */
  public int write(Document document, Form form) throws ExchangeException {
    return write(document, form, form == Form.JSON ? Bounds.JSON : Bounds.LIST);
  }

  /** Likewise, if all of it is within {@code bounds}. */
  int write(Document document, Form form, Bounds bounds) throws ExchangeException {
    Reached reached = Reached.NOTHING;
    try {
      check(archive.count(), 0, bounds);
      OutputStream stream = document.write();
      reached = Reached.HALF;
      int written = write(stream, form, bounds);
      reached = Reached.ALL;
      return written;
    } catch (IOException | SecurityException e) {
      throw new ExchangeException(Trouble.OUT_OF_REACH, e);
    } catch (StorageException e) {
      throw new ExchangeException(Trouble.STORAGE, e);
    } finally {
      if (reached != Reached.ALL) {
        discard(document, reached);
      }
    }
  }

  /** How much of a document has been written. */
  private enum Reached {
    NOTHING,
    HALF,
    ALL
  }

  /** All is there once it is closed. */
  private int write(OutputStream stream, Form form, Bounds bounds)
      throws IOException, ExchangeException {
    try (CountedText text =
        new CountedText(new OutputStreamWriter(stream, StandardCharsets.UTF_8))) {
      int written = form == Form.JSON ? json(text, bounds) : sdm(text, bounds);
      check(written, text.length(), bounds);
      return written;
    }
  }

  /**
   * Half a file is worse than none, and so is an empty one, made to be written; one that cannot be
   * deleted is at least not called whole.
   */
  private static void discard(Document document, Reached reached) {
    try {
      if (reached == Reached.HALF || isEmpty(document)) {
        document.discard();
      }
    } catch (IOException | SecurityException e) {
      // It stays where it is.
    }
  }

  private static boolean isEmpty(Document document) throws IOException {
    try (InputStream content = document.read()) {
      return content.read() < 0;
    }
  }

  private int json(CountedText text, Bounds bounds) throws IOException, ExchangeException {
    JsonWriter json = new JsonWriter(text);
    SheetsJson.begin(json);
    int written = forEach(sheet -> SheetsJson.sheet(json, sheet), text, bounds);
    SheetsJson.end(json);
    json.flush();
    return written;
  }

  private int sdm(CountedText text, Bounds bounds) throws IOException, ExchangeException {
    return forEach(kept -> text.write(PuzzleOf.sdm(kept.sheet())), text, bounds);
  }

  private int forEach(Writing writing, CountedText text, Bounds bounds)
      throws IOException, ExchangeException {
    int written = 0;
    List<KeptSheet> batch = archive.sheets(0, BATCH);
    while (!batch.isEmpty()) {
      for (KeptSheet sheet : batch) {
        writing.write(sheet);
        written++;
      }
      check(written, text.length(), bounds);
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException();
      }
      batch = archive.sheets(batch.get(batch.size() - 1).id(), BATCH);
    }
    return written;
  }

  private static void check(int sheets, long characters, Bounds bounds) throws ExchangeException {
    if (!bounds.hold(sheets, characters)) {
      throw new ExchangeException(Trouble.TOO_MANY);
    }
  }

  /** What is done with each. */
  private interface Writing {
    void write(KeptSheet sheet) throws IOException;
  }
}
