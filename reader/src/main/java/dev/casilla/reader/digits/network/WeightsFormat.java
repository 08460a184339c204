package dev.casilla.reader.digits.network;

import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/**
 * The file format of the weights, big-endian: the letters {@code CDGT}, an int version, a float
 * temperature; then for each layer and each output a float scale, a float bias, and one signed byte
 * for each weight, whose value is scale × byte; finally the CRC-32 of everything before. The
 * dimensions are those of {@link NetworkShape}.
 */
public final class WeightsFormat {
  /** The letters {@code CDGT}. */
  public static final int MAGIC = 0x43444754;

  public static final int VERSION = 1;

  /** Size of the magic number, the version and the temperature. */
  public static final int HEADER_BYTES = 3 * 4;

  public static final int CHECKSUM_BYTES = 4;

  private static final int TEMPERATURE_OFFSET = 2 * 4;

  private WeightsFormat() {}

  /** The checksum of the first {@code length} bytes. */
  public static int checksum(byte[] bytes, int length) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes, 0, length);
    return (int) checksum.getValue();
  }

  /** The checksum that the file ends with. */
  public static int storedChecksum(byte[] file) {
    return ByteBuffer.wrap(file).getInt(file.length - CHECKSUM_BYTES);
  }

  /** The temperature in the file. */
  public static float temperature(byte[] file) {
    return ByteBuffer.wrap(file).getFloat(TEMPERATURE_OFFSET);
  }
}
