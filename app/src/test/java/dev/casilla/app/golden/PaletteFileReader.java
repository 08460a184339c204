package dev.casilla.app.golden;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.zip.InflaterInputStream;

/** Reads pictures written by {@link PaletteFile}, and no others. */
final class PaletteFileReader {
  private static final int SIGNATURE_BYTES = 8;
  private static final int SUM_BYTES = 4;

  private final Map<String, byte[]> chunks = new HashMap<>();

  private PaletteFileReader() {}

  static Picture read(Path file) throws IOException {
    PaletteFileReader reader = new PaletteFileReader();
    reader.readChunks(Files.readAllBytes(file));
    return reader.picture();
  }

  private void readChunks(byte[] bytes) throws IOException {
    DataInputStream png = new DataInputStream(new ByteArrayInputStream(bytes));
    png.readNBytes(SIGNATURE_BYTES);
    while (png.available() > 0) {
      int length = png.readInt();
      String type = new String(png.readNBytes(4), StandardCharsets.US_ASCII);
      chunks.put(type, png.readNBytes(length));
      png.readNBytes(SUM_BYTES);
    }
  }

  private Picture picture() throws IOException {
    DataInputStream header = new DataInputStream(new ByteArrayInputStream(chunk("IHDR")));
    Picture picture = Picture.of(header.readInt(), header.readInt(), 0);
    byte[] colors = chunk("PLTE");
    byte[] rows = new InflaterInputStream(new ByteArrayInputStream(chunk("IDAT"))).readAllBytes();
    int rowBytes = 1 + picture.width();
    for (int y = 0; y < picture.height(); y++) {
      for (int x = 0; x < picture.width(); x++) {
        picture.set(x, y, color(colors, rows[y * rowBytes + 1 + x] & 0xFF));
      }
    }
    return picture;
  }

  private byte[] chunk(String type) {
    return Objects.requireNonNull(chunks.get(type), type);
  }

  private static int color(byte[] colors, int index) {
    return (colors[3 * index] & 0xFF) << 16
        | (colors[3 * index + 1] & 0xFF) << 8
        | (colors[3 * index + 2] & 0xFF);
  }
}
