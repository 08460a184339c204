package jdkonly;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A jar with fixed time stamps, so that two runs give the same bytes. */
final class PlatformJar implements Closeable {
  static final String RESOURCE_TABLE = "resources.arsc";
  private static final LocalDateTime TIME = LocalDateTime.of(2000, 1, 1, 0, 0);

  private final ZipOutputStream zip;

  PlatformJar(Path file) throws IOException {
    zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
    zip.setLevel(Deflater.BEST_SPEED);
  }

  void put(String name, byte[] content) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(TIME);
    if (name.equals(RESOURCE_TABLE)) { // aapt2 maps it into memory
      CRC32 crc = new CRC32();
      crc.update(content);
      entry.setMethod(ZipEntry.STORED);
      entry.setSize(content.length);
      entry.setCrc(crc.getValue());
    }
    zip.putNextEntry(entry);
    zip.write(content);
    zip.closeEntry();
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
