package jdkonly;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A jar of stored entries with fixed time stamps.
 *
 * <p>Stored, because compressing Gradle's 45,000 classes would take longer than all the rest, and
 * Gradle starts faster from it; fixed times, so that two runs give the same bytes.
 */
final class PlainJar implements Closeable {
  private static final LocalDateTime TIME = LocalDateTime.of(2000, 1, 1, 0, 0);

  private final Path file;
  private final ZipOutputStream zip;

  PlainJar(Path file) throws IOException {
    this.file = file;
    this.zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(file), 1 << 16));
  }

  void put(String name, byte[] content) throws IOException {
    CRC32 crc = new CRC32();
    crc.update(content);
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(TIME);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(content.length);
    entry.setCrc(crc.getValue());
    try {
      zip.putNextEntry(entry);
      zip.write(content);
      zip.closeEntry();
    } catch (IOException e) {
      throw new FileSystemException(file.toString(), null, e.getMessage());
    }
  }

  @Override
  public void close() throws IOException {
    try {
      zip.close();
    } catch (IOException e) {
      throw new FileSystemException(file.toString(), null, e.getMessage());
    }
  }
}
