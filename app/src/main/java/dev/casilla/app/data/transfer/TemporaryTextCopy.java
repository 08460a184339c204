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

/** A text that is read once, from far away, and again from a file of its own. For one thread. */
/*
 * The file is deleted as soon as it is open: it is there until it is closed, and gone then, however
 * the process ends.
 *
 * What is in it goes to the database next, all at once, which takes twice as much again: first it
 * is all in the database's log, and only then in the database as well. A file that would leave less
 * room than that fills the phone for nothing.
 */
final class TemporaryTextCopy implements JsonSheetBatch.RereadableText {
  /** How often it is asked for how much there is still room: that takes the system some time. */
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

  /** An empty one, where the system keeps files that may go. */
  static TemporaryTextCopy create() throws IOException {
    File place = File.createTempFile("incoming", null);
    File folder = place.getAbsoluteFile().getParentFile();
    return create(place, folder::getUsableSpace);
  }

  /** An empty one in {@code place}, a file, where there is {@code room} for so many bytes more. */
  static TemporaryTextCopy create(File place, LongSupplier room) throws IOException {
    try {
      return new TemporaryTextCopy(new RandomAccessFile(place, "rw"), room);
    } finally {
      boolean unused = place.delete();
    }
  }

  /** Reads {@code text}; all that is read of it is put aside. Closing this leaves both open. */
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

  /** All that was put aside, from its beginning. Closing this leaves it where it is. */
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

  /** {@code length} bytes more are in the file. */
  private void count(int length) throws IOException {
    size += length;
    if (size >= nextFreeSpaceCheck) {
      nextFreeSpaceCheck = size + FREE_SPACE_CHECK_BYTES;
      if (freeSpace.getAsLong() < 2 * size) {
        throw new IOException("no room for " + size + " bytes twice again");
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
