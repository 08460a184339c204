package dev.casilla.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** A run of the command in a test: what it printed, and how it ended. */
record Run(int exitCode, String out, String err) {
  static final Onlooker NOBODY = new Onlooker(false, () -> 0);

  /** Runs {@code casilla} with nothing on standard input. */
  static Run casilla(String... args) {
    return casillaReading("", args);
  }

  /** Runs {@code casilla} with {@code input} on standard input. */
  static Run casillaReading(String input, String... args) {
    return casillaReading(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), args);
  }

  static Run casillaReading(InputStream input, String... args) {
    return in(new Surroundings(input, Locale.ENGLISH, 2, () -> 42, NOBODY), args);
  }

  static Run in(Surroundings surroundings, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode =
        Casilla.commandLine(surroundings)
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(args);
    return new Run(exitCode, lines(out), lines(err));
  }

  /** What was printed, line by line. */
  List<String> outLines() {
    return out.lines().toList();
  }

  private static String lines(StringWriter writer) {
    return writer.toString().replace(System.lineSeparator(), "\n");
  }
}
