package dev.casilla.app.reading.photo;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** PNG files of pictures that are too large for memory. */
final class BlankPng {
  private BlankPng() {}

  /** White paper, in black and white, as a file. */
  static byte[] file(int width, int height) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeLong(0x89504E470D0A1A0AL);
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    DataOutputStream fields = new DataOutputStream(head);
    fields.writeInt(width);
    fields.writeInt(height);
    fields.write(new byte[] {1, 0, 0, 0, 0});
    chunk(out, "IHDR", head.toByteArray());
    byte[] rows = new byte[(1 + (width + 7) / 8) * height];
    Deflater deflater = new Deflater();
    deflater.setInput(rows);
    deflater.finish();
    byte[] packed = new byte[rows.length];
    int length = deflater.deflate(packed);
    deflater.end();
    chunk(out, "IDAT", Arrays.copyOf(packed, length));
    chunk(out, "IEND", new byte[0]);
    return bytes.toByteArray();
  }

  private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 check = new CRC32();
    check.update(name);
    check.update(data);
    out.writeInt(data.length);
    out.write(name);
    out.write(data);
    out.writeInt((int) check.getValue());
  }
}
