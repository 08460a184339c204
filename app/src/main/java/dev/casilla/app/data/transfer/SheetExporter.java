package dev.casilla.app.data.transfer;

import android.util.JsonWriter;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.transfer.document.TextDocument;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.data.transfer.document.TransferLimits;
import dev.casilla.app.model.StoredSheet;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CancellationException;

/** Exports all stored sheets to a document. Thread-safe. */
public final class SheetExporter {
  /** Sheets in memory at a time; each may have a megabyte of journal. */
  private static final int BATCH = 10;

  private final HistoryRepository archive;

  public SheetExporter(HistoryRepository archive) {
    this.archive = archive;
  }

  public enum Format {
    /** Casilla's own lossless format. */
    JSON,
    /** One grid string per line, for other apps. */
    SDM
  }

  /**
   * Writes all sheets to {@code document} and returns their number. A partial document is
   * discarded; an existing one stays unless writing has begun.
   *
   * @throws CancellationException on an interrupted thread
   */
  public int write(TextDocument document, Format form) throws TransferException {
    return write(document, form, form == Format.JSON ? TransferLimits.JSON : TransferLimits.LIST);
  }

  /** Likewise, within {@code bounds}. */
  int write(TextDocument document, Format form, TransferLimits bounds) throws TransferException {
    Progress progress = Progress.NOTHING;
    try {
      check(archive.count(), 0, bounds);
      OutputStream stream = document.write();
      progress = Progress.HALF;
      int written = write(stream, form, bounds);
      progress = Progress.ALL;
      return written;
    } catch (TransferException e) {
      throw e;
    } catch (IOException | SecurityException e) {
      throw new TransferException(TransferError.OUT_OF_REACH, e);
    } catch (StorageException e) {
      throw new TransferException(TransferError.STORAGE, e);
    } finally {
      if (progress != Progress.ALL) {
        discard(document, progress);
      }
    }
  }

  /** How much of the document has been written. */
  private enum Progress {
    NOTHING,
    HALF,
    ALL
  }

  /** Closing the stream completes the document. */
  private int write(OutputStream stream, Format form, TransferLimits bounds)
      throws IOException, TransferException {
    try (CountingWriter text =
        new CountingWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8))) {
      int written = form == Format.JSON ? json(text, bounds) : sdm(text, bounds);
      check(written, text.length(), bounds);
      return written;
    }
  }

  /** Deletes a partial document, and one that was created empty for this export. */
  private static void discard(TextDocument document, Progress progress) {
    try {
      if (progress == Progress.HALF || isEmpty(document)) {
        document.discard();
      }
    } catch (IOException | SecurityException e) {
      // The document stays; the export is reported as failed anyway.
    }
  }

  private static boolean isEmpty(TextDocument document) throws IOException {
    try (InputStream content = document.read()) {
      return content.read() < 0;
    }
  }

  private int json(CountingWriter text, TransferLimits bounds)
      throws IOException, TransferException {
    JsonWriter json = new JsonWriter(text);
    json.setIndent(" ");
    json.beginObject().name(SheetsJsonReader.NAME).value(SheetsJsonReader.VERSION);
    json.name(SheetsJsonReader.SHEETS).beginArray();
    int written = forEach(sheet -> SheetJsonCodec.write(json, sheet), text, bounds);
    json.endArray().endObject();
    json.flush();
    return written;
  }

  private int sdm(CountingWriter text, TransferLimits bounds)
      throws IOException, TransferException {
    return forEach(kept -> text.write(kept.sheet().toSdm()), text, bounds);
  }

  private int forEach(SheetWriter writer, CountingWriter text, TransferLimits bounds)
      throws IOException, TransferException {
    int written = 0;
    List<StoredSheet> batch = archive.sheets(0, BATCH);
    while (!batch.isEmpty()) {
      for (StoredSheet sheet : batch) {
        writer.write(sheet);
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

  private static void check(int sheets, long characters, TransferLimits bounds)
      throws TransferException {
    if (!bounds.allow(sheets, characters)) {
      throw new TransferException(TransferError.TOO_MANY);
    }
  }

  private interface SheetWriter {
    void write(StoredSheet sheet) throws IOException;
  }

  /** Counts the characters written. Confined to one thread. */
  private static final class CountingWriter extends FilterWriter {
    private long length;

    CountingWriter(Writer text) {
      super(text);
    }

    long length() {
      return length;
    }

    @Override
    public void write(int character) throws IOException {
      length++;
      super.write(character);
    }

    @Override
    public void write(char[] block, int offset, int count) throws IOException {
      length += count;
      super.write(block, offset, count);
    }

    @Override
    public void write(String text, int offset, int count) throws IOException {
      length += count;
      super.write(text, offset, count);
    }
  }
}
