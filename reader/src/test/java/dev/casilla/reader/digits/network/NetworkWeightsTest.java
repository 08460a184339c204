package dev.casilla.reader.digits.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.digits.CellClass;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

final class NetworkWeightsTest {
  private static final int BUDGET_BYTES = 60_000;

  private static byte[] shipped() throws IOException {
    try (InputStream in = NetworkWeightsTest.class.getResourceAsStream("digits.weights")) {
      if (in == null) {
        throw new IOException("missing resource: weights");
      }
      return in.readAllBytes();
    }
  }

  private static void assertRefused(byte[] bytes, String why) {
    Exception e = assertThrows(IllegalArgumentException.class, () -> NetworkWeights.parse(bytes));
    assertTrue(String.valueOf(e.getMessage()).contains(why), e.getMessage());
  }

  @Test
  void load_shipped_isWithinItsBudget() throws IOException {
    assertTrue(shipped().length <= BUDGET_BYTES);
    assertEquals(NetworkShape.layers(), 5);
    assertEquals(CellClass.COUNT, NetworkWeights.load().layer(4).outputs());
  }

  /** New weights must be committed together with their report. */
  @Test
  void report_namesChecksumOfBundledWeights() throws IOException {
    byte[] bytes = shipped();
    int checksum = ByteBuffer.wrap(bytes).getInt(bytes.length - Integer.BYTES);
    String report = Files.readString(Path.of("src/training/report.md"));
    assertTrue(
        report.contains(String.format("checksum %08x,", checksum)), report.split("\n", 4)[2]);
  }

  @Test
  void parse_anyDamagedByte_throws() throws IOException {
    byte[] bytes = shipped();
    for (int i = 0; i < bytes.length; i += 97) {
      byte[] damaged = bytes.clone();
      damaged[i] ^= 4;
      assertRefused(damaged, "checksum");
    }
  }

  @Test
  void parse_truncated_throws() throws IOException {
    byte[] bytes = shipped();
    assertRefused(Arrays.copyOf(bytes, bytes.length - 1), "bytes of weights");
    assertRefused(new byte[0], "bytes of weights");
  }

  @Test
  void parse_otherVersion_throws() throws IOException {
    byte[] bytes = shipped();
    bytes[7]++;
    CRC32 checksum = new CRC32();
    checksum.update(bytes, 0, bytes.length - 4);
    ByteBuffer.wrap(bytes).putInt(bytes.length - 4, (int) checksum.getValue());
    assertRefused(bytes, "version");
  }
}
