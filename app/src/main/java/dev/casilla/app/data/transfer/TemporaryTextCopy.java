package dev.casilla.app.data.transfer;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.RandomAccessFile;
import java.io.Reader;
import java.io.Writer;
import java.util.function.LongSupplier;

/** A temporary copy of a text that is read once from elsewhere. Confined to one thread. */
/*
 * The file is unlinked as soon as it is open, so it disappears when it is closed or the process
 * ends.
 *
 * Inserting the text into the database takes twice its size again: first in the write-ahead log,
 * then in the database. A text that would leave less space than that is rejected early.
 */
final class TemporaryTextCopy implements JsonSheetBatch.RereadableText {
  /** Bytes between checks of the free space, because each check takes time. */
  private static final long FREE_SPACE_CHECK_BYTES = 1_000_000;

  private final RandomAccessFile file;
  private final LongSupplier freeSpace;
  private final Writer copy;
  private long size;
  private long nextFreeSpaceCheck = FREE_SPACE_CHECK_BYTES;

  private TemporaryTextCopy(RandomAccessFile file, LongSupplier room) {
    this.file = file;
    this.freeSpace = room;
    this.copy = new OutputStreamWriter(new BufferedOutputStream(new Out()), UTF_8);
  }

  static TemporaryTextCopy create() throws IOException {
    File place = File.createTempFile("incoming", null);
    File folder = place.getAbsoluteFile().getParentFile();
    return create(place, folder::getUsableSpace);
  }

  /** An empty copy in the file {@code place}; {@code room} supplies the free space in bytes. */
  static TemporaryTextCopy create(File place, LongSupplier room) throws IOException {
    try {
      return new TemporaryTextCopy(new RandomAccessFile(place, "rw"), room);
    } finally {
      boolean unused = place.delete();
    }
  }

  /** Reads {@code text} and copies everything read. Closing the reader closes neither. */
  Reader reading(Reader text) {
    return new Reader() {
      @Override
      public int read(char[] block, int offset, int length) throws IOException {
        int got = text.read(block, offset, length);
        if (got > 0) {
          put(block, offset, got);
        }
        return got;
      }

      @Override
      public void close() {}
    };
  }

  /** The copied text from its start. Closing the reader keeps the copy. */
  @Override
  public Reader read() throws IOException {
    copy.flush();
    file.seek(0);
    return new InputStreamReader(new BufferedInputStream(new In()), UTF_8);
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  private void put(char[] block, int offset, int length) throws TransferException {
    try {
      copy.write(block, offset, length);
    } catch (IOException e) {
      throw new TransferException(TransferError.STORAGE, e);
    }
  }

  private void count(int length) throws IOException {
    size += length;
    if (size >= nextFreeSpaceCheck) {
      nextFreeSpaceCheck = size + FREE_SPACE_CHECK_BYTES;
      if (freeSpace.getAsLong() < 2 * size) {
        throw new IOException("not enough space to import " + size + " bytes");
      }
    }
  }

  private final class In extends InputStream {
    @Override
    public int read() throws IOException {
      return file.read();
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      return file.read(bytes, offset, length);
    }
  }

  private final class Out extends OutputStream {
    @Override
    public void write(int one) throws IOException {
      file.write(one);
      count(1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      file.write(bytes, offset, length);
      count(length);
    }
  }
}
