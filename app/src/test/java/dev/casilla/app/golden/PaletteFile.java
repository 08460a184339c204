package dev.casilla.app.golden;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes a picture as a PNG file with a palette, a third of the size that Android's own writer
 * produces.
 */
/*
 * One byte per pixel and unfiltered rows, which suits flat surfaces. Tests compiled against Android
 * cannot use java.awt or javax.imageio.
 */
final class PaletteFile {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int BITS = 8;
  private static final int INDEXED = 3;

  private PaletteFile() {}

  static void write(Picture picture, Path file) throws IOException {
    Palette palette = Palette.of(picture);
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    png.write(SIGNATURE);
    chunk(png, "IHDR", header(picture));
    chunk(png, "PLTE", colors(palette));
    chunk(png, "IDAT", rows(picture, palette));
    chunk(png, "IEND", new byte[0]);
    Files.createDirectories(file.getParent());
    Files.write(file, png.toByteArray());
  }

  private static byte[] header(Picture picture) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream data = new DataOutputStream(bytes);
    data.writeInt(picture.width());
    data.writeInt(picture.height());
    data.write(new byte[] {BITS, INDEXED, 0, 0, 0});
    return bytes.toByteArray();
  }

  private static byte[] colors(Palette palette) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int color : palette.colors()) {
      bytes.write(color >> 16);
      bytes.write(color >> 8);
      bytes.write(color);
    }
    return bytes.toByteArray();
  }

  private static byte[] rows(Picture picture, Palette palette) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
      for (int y = 0; y < picture.height(); y++) {
        out.write(0);
        for (int x = 0; x < picture.width(); x++) {
          out.write(palette.indexOf(picture.at(x, y)));
        }
      }
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream png, String type, byte[] content)
      throws IOException {
    CRC32 sum = new CRC32();
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    sum.update(name);
    sum.update(content);
    DataOutputStream data = new DataOutputStream(png);
    data.writeInt(content.length);
    data.write(name);
    data.write(content);
    data.writeInt((int) sum.getValue());
  }
}
