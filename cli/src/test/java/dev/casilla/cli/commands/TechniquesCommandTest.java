package dev.casilla.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TechniquesCommandTest {
  private static final String SINGLE =
      ":0003:1:..3.2.6..9..3.5..1..18.64....81.29..7.+9+5.+4..8..67.82....26.95..8..2.3..9"
          + "..5.1.3..:::157:";

  @TempDir private Path folder;

  private CliRun techniques(String... lines) throws IOException {
    Path file = folder.resolve("cases.txt");
    Files.writeString(file, String.join("\n", lines));
    return CliRun.casilla("techniques", file.toString());
  }

  @Test
  void techniques_casesThatPass_areCountedByTechnique() throws IOException {
    assertEquals(
        new CliRun(0, "naked single 2/2\npassed 2/2\n", ""),
        techniques("# a comment", "", SINGLE, SINGLE));
  }

  @Test
  void techniques_miss_isListed() throws IOException {
    String wrong = SINGLE.replace("157", "257");
    assertEquals(
        new CliRun(1, "naked single 1/2\nmissed: " + wrong + "\npassed 1/2\n", ""),
        techniques(SINGLE, wrong));
  }

  @Test
  void techniques_unknownTechnique_isNotCounted() throws IOException {
    assertEquals(
        new CliRun(0, "1 case of other techniques\npassed 0/0\n", ""),
        techniques(SINGLE.replace("0003", "1201")));
  }

  @Test
  void techniques_malformedLine_isNamed() throws IOException {
    CliRun run = techniques(SINGLE, "0003");
    assertEquals(2, run.exitCode());
    assertTrue(
        run.err().endsWith("cases.txt:2: not a case in HoDoKu's regression format\n"), run.err());
  }

  @Test
  void techniques_noFile_isMisuse() {
    CliRun run = CliRun.casilla("techniques", folder.resolve("none.txt").toString());
    assertEquals(2, run.exitCode());
    assertTrue(run.err().startsWith("casilla: cannot read "), run.err());
  }
}
