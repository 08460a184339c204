package dev.casilla.app.reading.photo;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** JPEG files of photos that are too large for memory. */
/*
 * A gray picture of equal blocks of eight by eight pixels. Each block is coded as "no difference"
 * with two codes of one bit, so all bits are zero.
 */
final class BlankJpeg {
  private static final int BLOCK = 8;
  private static final int COEFFICIENTS = 64;
  private static final int BLOCKS_A_BYTE = 4;

  private BlankJpeg() {}

  /** Gray paper, as a file. */
  static byte[] file(int width, int height) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeShort(0xFFD8);
    quantization(out);
    out.writeShort(0xFFC0);
    out.writeShort(11);
    out.writeByte(8);
    out.writeShort(height);
    out.writeShort(width);
    out.write(new byte[] {1, 1, 0x11, 0});
    code(out, 0x00);
    code(out, 0x10);
    out.writeShort(0xFFDA);
    out.writeShort(8);
    out.write(new byte[] {1, 1, 0, 0, 63, 0});
    out.write(new byte[(blocks(width) * blocks(height) + BLOCKS_A_BYTE - 1) / BLOCKS_A_BYTE]);
    out.writeShort(0xFFD9);
    return bytes.toByteArray();
  }

  private static void quantization(DataOutputStream out) throws IOException {
    out.writeShort(0xFFDB);
    out.writeShort(3 + COEFFICIENTS);
    out.writeByte(0);
    for (int i = 0; i < COEFFICIENTS; i++) {
      out.writeByte(1);
    }
  }

  /** The code of {@code kind} has one word, of one bit: it stands for zero. */
  private static void code(DataOutputStream out, int kind) throws IOException {
    out.writeShort(0xFFC4);
    out.writeShort(2 + 1 + 16 + 1);
    out.writeByte(kind);
    out.writeByte(1);
    out.write(new byte[15 + 1]);
  }

  private static int blocks(int pixels) {
    return (pixels + BLOCK - 1) / BLOCK;
  }
}
