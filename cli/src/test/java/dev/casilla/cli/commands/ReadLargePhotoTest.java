package dev.casilla.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import java.io.BufferedReader;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Photos that are too large for the limits or for the heap, among others that are not. */
final class ReadLargePhotoTest {
  private static final String ABOVE = Path.of("../docs/samples/from-above.jpg").toString();
  private static final String TOO_LARGE = "too large: the limits are 100 megapixels and 1 gigabyte";

  @TempDir private Path folder;

  /** Headers of 20,000 by 20,000 pixels without the pixels. */
  @ParameterizedTest
  @CsvSource({
    "png, 89504e470d0a1a0a 0000000d 49484452 00004e20 00004e20 0800000000 b1f1b3b9",
    "jpg, ffd8 ffc0000b 08 4e20 4e20 01 011100 ffda0008 0101 00 003f00",
    "gif, 474946383961 204e 204e 000000 2c 0000 0000 204e 204e 00 08",
    "bmp, 424d 368c8647 00000000 36000000 28000000 204e0000 204e0000 0100 1800 00000000"
        + " 00000000 00000000 00000000 00000000 00000000",
    "tiff, 49492a00 08000000 0200 0001 0400 01000000 204e0000 0101 0400 01000000 204e0000 00000000"
  })
  void read_headerOfAHugePhotoAmongGood_oneLineAndTheRestDone(String format, String hex)
      throws IOException {
    Path huge = folder.resolve("huge." + format);
    Files.write(huge, HexFormat.of().parseHex(hex.replace(" ", "")));

    CliRun run = CliRun.casilla("read", ABOVE, huge.toString(), ABOVE);

    assertEquals(2, run.exitCode());
    assertEquals("casilla: " + huge + ": " + TOO_LARGE + "\n", run.err());
    assertEquals(2, run.outLines().stream().filter(line -> line.startsWith(ABOVE)).count());
  }

  @Test
  void read_aHundredMegapixels_isTooLarge() throws IOException {
    Path hundred = blackPng("hundred.png", 10_000, 10_000);

    CliRun run = CliRun.casilla("read", "--json", hundred.toString());

    assertEquals(2, run.exitCode());
    assertEquals("casilla: " + hundred + ": " + TOO_LARGE + "\n", run.err());
    assertTrue(run.out().contains("\"rejection\":\"too_large\""), run.out());
  }

  /**
   * In a separate process whose heap is too small for all pixels of one photo, and for the reduced
   * pixels of two.
   */
  @Test
  @Tag("slow")
  void read_twoOfNearlyAHundredMegapixels_takeTurnsInBoundedMemory() throws Exception {
    String large = blackPng("large.png", 9_999, 10_000).toString();

    CliRun run = inHeap("192m", ABOVE, large, large, ABOVE);

    assertEquals("", run.err());
    assertEquals(1, run.exitCode());
    String dark = large + ": the picture is too dark";
    assertEquals(2, run.outLines().stream().filter(dark::equals).count(), run.out());
    assertEquals(2, run.outLines().stream().filter(line -> line.startsWith(ABOVE)).count());
  }

  @Test
  void read_notEnoughMemory_oneLineAndTheRestDone() throws Exception {
    Path large = blackPng("large.png", 9_999, 10_000);

    CliRun run = inHeap("48m", ABOVE, large.toString(), ABOVE);

    assertEquals(2, run.exitCode(), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().startsWith("casilla: " + large + ": not enough memory"), run.err());
    assertEquals(2, run.outLines().stream().filter(line -> line.startsWith(ABOVE)).count());
  }

  private CliRun inHeap(String most, String... photos) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + "/bin/java");
    command.addAll(
        List.of("-XX:ActiveProcessorCount=4", "-Xmx" + most, "-Duser.language=en", "-cp"));
    command.addAll(
        List.of(System.getProperty("java.class.path"), "dev.casilla.cli.Casilla", "read"));
    command.addAll(Arrays.asList(photos));
    Path err = folder.resolve("err.txt");
    Process process = new ProcessBuilder(command).redirectError(err.toFile()).start();
    StringBuilder out = new StringBuilder();
    try (BufferedReader reader = process.inputReader()) {
      reader.lines().forEach(line -> out.append(line).append('\n'));
    }
    return new CliRun(process.waitFor(), out.toString(), Files.readString(err));
  }

  /** In colour, with three bytes per pixel; writes row by row to save memory. */
  private Path blackPng(String name, int width, int height) throws IOException {
    Path pixels = folder.resolve("pixels");
    byte[] row = new byte[1 + 3 * width];
    try (OutputStream out =
        new DeflaterOutputStream(
            Files.newOutputStream(pixels), new Deflater(Deflater.BEST_SPEED), 1 << 16)) {
      for (int y = 0; y < height; y++) {
        out.write(row);
      }
    }
    Path file = folder.resolve(name);
    try (DataOutputStream png = new DataOutputStream(Files.newOutputStream(file))) {
      png.write(HexFormat.of().parseHex("89504e470d0a1a0a"));
      String header = String.format("%08x%08x0802000000", width, height);
      chunk(png, "IHDR", HexFormat.of().parseHex(header));
      chunk(png, "IDAT", Files.readAllBytes(pixels));
      chunk(png, "IEND", new byte[0]);
    }
    return file;
  }

  private static void chunk(DataOutputStream png, String type, byte[] data) throws IOException {
    CRC32 sum = new CRC32();
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    sum.update(name);
    sum.update(data);
    png.writeInt(data.length);
    png.write(name);
    png.write(data);
    png.writeInt((int) sum.getValue());
  }
}
