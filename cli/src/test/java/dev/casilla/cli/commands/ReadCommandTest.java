package dev.casilla.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import dev.casilla.cli.environment.Environment;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReadCommandTest {
  private static final Path SAMPLES = Path.of("../docs/samples");
  private static final String ABOVE = SAMPLES.resolve("from-above.jpg").toString();

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "from-above, 137.2658..5...3..6....7..34781.5...2.4.8...1........9.37.......9.42173...159..62.",
    "aslant, ..31....8...2....5.8..9.2.1.4..18...2....68.45..4.9..71...527....43..56....964.83",
    "on-its-side, 2...4......5..8.39.3....1......3..7.523.8..419..2.1..3....1.5..1.9.6...2..749...."
  })
  void read_sample_tellsItsPuzzle(String name, String givens) {
    CliRun run = CliRun.casilla("read", "--json", SAMPLES.resolve(name + ".jpg").toString());

    assertTrue(run.out().contains("\"grid\":\"" + givens + "\""), run.out());
    assertTrue(run.out().contains("\"verdict\":\"unique\""), run.out());
    assertEquals("", run.err());
  }

  /** The sample from-above.jpg, stored as WebP. */
  @Test
  void read_webp_tellsItsPuzzle() throws IOException {
    Path photo = folder.resolve("from-above.webp");
    try (InputStream in = ReadCommandTest.class.getResourceAsStream("from-above.webp")) {
      Files.copy(in, photo);
    }
    CliRun webp = CliRun.casilla("read", photo.toString());
    assertEquals(CliRun.casilla("read", ABOVE).out().replace(ABOVE, photo.toString()), webp.out());
  }

  @Test
  void read_clearPhoto_printsGridAndSolution() {
    CliRun run = CliRun.casilla("read", ABOVE);

    assertEquals(0, run.exitCode());
    List<String> lines = run.outLines();
    assertEquals(ABOVE + ": one solution", lines.get(0));
    assertTrue(lines.get(1).matches("  puzzle:   [1-9.]{81}"), run.out());
    assertTrue(lines.get(lines.size() - 1).matches("  solution: [1-9]{81}"), run.out());
  }

  @Test
  void readJson_clearPhoto_hasAllMembers() {
    CliRun run = CliRun.casilla("read", "--json", ABOVE);

    String cells = "\"[1-9.]{81}\"";
    String number = "-?\\d+\\.\\d";
    assertTrue(
        run.out()
            .matches(
                "\\{\"file\":\"[^\"]+\",\"grid\":"
                    + cells
                    + ",\"raw\":"
                    + cells
                    + ",\"accepted\":true,\"entries\":"
                    + cells
                    + ",\"solution\":\"[1-9]{81}\",\"verdict\":\"unique\",\"rejection\":null,"
                    + "\"corners\":\\[("
                    + number
                    + ",){7}"
                    + number
                    + "],\"doubtful\":\\[.*],\"millis\":\\d+}\n"),
        run.out());
  }

  @Test
  void read_photoWithoutPuzzle_saysWhyAndExitsWithOne() throws IOException {
    String black = picture("black.png", BufferedImage.TYPE_INT_RGB);

    CliRun run = CliRun.casilla("read", black);

    assertEquals(1, run.exitCode());
    assertEquals(black + ": the picture is too dark\n", run.out());
    assertTrue(
        CliRun.casilla("read", "--json", black).out().contains("\"rejection\":\"too_dark\""));
  }

  private String picture(String name, int type) throws IOException {
    Path file = folder.resolve(name);
    ImageIO.write(new BufferedImage(320, 240, type), "png", file.toFile());
    return file.toString();
  }

  @Test
  void read_badFilesAmongGood_complainsOnceForEachAndReadsTheRest() throws IOException {
    Path text = Files.writeString(folder.resolve("text.jpg"), "no picture at all");
    byte[] whole = Files.readAllBytes(Path.of(ABOVE));
    Path half = folder.resolve("half.jpg");
    Files.write(half, Arrays.copyOf(whole, whole.length / 2));
    String missing = folder.resolve("missing.jpg").toString();

    CliRun run =
        CliRun.casilla(
            "read", missing, text.toString(), ABOVE, half.toString(), folder.toString(), ABOVE);

    assertEquals(2, run.exitCode());
    assertEquals(4, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("casilla: " + missing + ": cannot be read\n"), run.err());
    assertTrue(run.err().contains(text + ": not a supported picture"), run.err());
    assertTrue(run.err().contains(half + ": the picture is damaged"), run.err());
    assertEquals(2, run.outLines().stream().filter(line -> line.startsWith(ABOVE)).count());
  }

  @Test
  void read_severalPhotos_tellsAWaitingPersonHowManyAreDone() {
    AtomicLong seconds = new AtomicLong();
    Environment watched =
        new Environment(
            InputStream.nullInputStream(),
            false,
            Locale.ENGLISH,
            2,
            () -> 1,
            true,
            () -> TimeUnit.SECONDS.toNanos(seconds.getAndAdd(3)));

    CliRun run = CliRun.in(watched, "read", ABOVE, "no/such/file.jpg", ABOVE);

    String fresh = "\r\u001b[K";
    assertEquals(
        "1 of 3 photos"
            + fresh
            + "2 of 3 photos"
            + fresh
            + "casilla: no/such/file.jpg: cannot be read\n"
            + "3 of 3 photos"
            + fresh,
        run.err());
  }

  @Test
  void readJson_badFile_printsAnObjectToo() {
    CliRun run = CliRun.casilla("read", "--json", "no/such/file.jpg");

    assertEquals(2, run.exitCode());
    assertEquals(failed("no/such/file.jpg", "unreadable") + "\n", run.out());
  }

  private static String failed(String file, String rejection) {
    return "{\"file\":\"%s\",\"grid\":null,\"raw\":null,\"accepted\":false,\"entries\":null,"
            .formatted(file)
        + "\"solution\":null,\"verdict\":null,\"rejection\":\"%s\",\"corners\":null,"
            .formatted(rejection)
        + "\"doubtful\":[],\"millis\":0}";
  }

  @Test
  void readJson_severalFiles_printsAnObjectALineInTheirOrder() throws IOException {
    String text = Files.writeString(folder.resolve("text.jpg"), "no picture at all").toString();
    String black = picture("black.png", BufferedImage.TYPE_INT_RGB);
    String aslant = SAMPLES.resolve("aslant.jpg").toString();

    CliRun run =
        CliRun.casilla("read", "--json", ABOVE, text, black, aslant, "no/such/file.jpg", ABOVE);

    assertEquals(2, run.exitCode());
    assertEquals(2, run.err().lines().count(), run.err());
    List<String> lines = run.outLines();
    assertEquals(6, lines.size(), run.out());
    List<String> files = List.of(ABOVE, text, black, aslant, "no/such/file.jpg", ABOVE);
    for (int i = 0; i < files.size(); i++) {
      assertTrue(lines.get(i).startsWith("{\"file\":\"" + files.get(i) + "\","), run.out());
      assertTrue(lines.get(i).endsWith("}"), run.out());
    }
    assertEquals(failed(text, "no_picture"), lines.get(1));
    assertTrue(lines.get(2).contains("\"rejection\":\"too_dark\""), lines.get(2));
    assertTrue(lines.get(3).contains("\"verdict\":\"unique\""), lines.get(3));
    assertEquals(failed("no/such/file.jpg", "unreadable"), lines.get(4));
    assertEquals(withoutMillis(lines.get(0)), withoutMillis(lines.get(5)));
  }

  private static String withoutMillis(String json) {
    return json.replaceAll("\"millis\":\\d+", "");
  }

  @Test
  void readOverlay_clearPhoto_drawsIntoIt() throws IOException {
    Path overlay = folder.resolve("overlay.png");

    CliRun run = CliRun.casilla("read", "--overlay", overlay.toString(), ABOVE);

    assertEquals(0, run.exitCode(), run.err());
    BufferedImage image = ImageIO.read(overlay.toFile());
    assertNotNull(image);
    assertEquals(960, image.getWidth());
    int coloured = 0;
    for (int i = 0; i < image.getWidth() * image.getHeight(); i++) {
      int rgb = image.getRGB(i % image.getWidth(), i / image.getWidth());
      coloured += (rgb >> 16 & 0xff) == (rgb & 0xff) ? 0 : 1;
    }
    assertTrue(coloured > 10_000, "only " + coloured + " pixels drawn");
  }

  @Test
  void readOverlay_colouredPhoto_staysColoured() throws IOException {
    Raster gray = ImageIO.read(Path.of(ABOVE).toFile()).getRaster();
    int width = gray.getWidth();
    BufferedImage photo = new BufferedImage(width, gray.getHeight(), BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < width * gray.getHeight(); i++) {
      int luma = gray.getSample(i % width, i / width, 0);
      photo.setRGB(i % width, i / width, 0x010000 * luma + 0x000100 * (luma / 2) + luma / 3);
    }
    Path coloured = folder.resolve("coloured.png");
    Path overlay = folder.resolve("overlay.png");
    ImageIO.write(photo, "png", coloured.toFile());

    CliRun run = CliRun.casilla("read", "--overlay", overlay.toString(), coloured.toString());

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(photo.getRGB(2, 2), ImageIO.read(overlay.toFile()).getRGB(2, 2));
  }

  @Test
  void readOverlay_placeThatCannotBeWritten_complainsInOneLine() {
    CliRun run =
        CliRun.casilla("read", "--overlay", folder.resolve("no/where.png").toString(), ABOVE);

    assertEquals(2, run.exitCode());
    assertTrue(run.err().matches("casilla: [^\n]+: cannot be written\n"), run.err());
  }
}
