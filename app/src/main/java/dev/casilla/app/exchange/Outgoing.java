package dev.casilla.app.exchange;

import android.util.JsonWriter;
import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.StorageException;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
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
   * Writes {@code document} and tells how many sheets are in it. One that fails is discarded.
   *
   * @throws CancellationException on an interrupted thread
   */
  public int write(Document document, Form form) throws ExchangeException {
    boolean whole = false;
    try (Writer text = new OutputStreamWriter(document.write(), StandardCharsets.UTF_8)) {
      int written = form == Form.JSON ? json(text) : sdm(text);
      text.flush();
      whole = true;
      return written;
    } catch (IOException | SecurityException e) {
      throw new ExchangeException(Trouble.OUT_OF_REACH, e);
    } catch (StorageException e) {
      throw new ExchangeException(Trouble.STORAGE, e);
    } finally {
      if (!whole) {
        discard(document);
      }
    }
  }

  /** Half a file is worse than none; one that cannot be deleted is at least not called whole. */
  private static void discard(Document document) {
    try {
      document.discard();
    } catch (IOException | SecurityException e) {
      // It stays where it is.
    }
  }

  private int json(Writer text) throws IOException {
    JsonWriter json = new JsonWriter(text);
    SheetsJson.begin(json);
    int written = forEach(sheet -> SheetsJson.sheet(json, sheet));
    SheetsJson.end(json);
    json.flush();
    return written;
  }

  private int sdm(Writer text) throws IOException {
    return forEach(kept -> text.write(PuzzleOf.sdm(kept.sheet())));
  }

  private int forEach(Writing writing) throws IOException {
    int written = 0;
    List<KeptSheet> batch = archive.sheets(0, BATCH);
    while (!batch.isEmpty()) {
      for (KeptSheet sheet : batch) {
        writing.write(sheet);
        written++;
      }
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException();
      }
      batch = archive.sheets(batch.get(batch.size() - 1).id(), BATCH);
    }
    return written;
  }

  /** What is done with each. */
  private interface Writing {
    void write(KeptSheet sheet) throws IOException;
  }
}
