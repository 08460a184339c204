package dev.casilla.cli;

import dev.casilla.cli.environment.Environment;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** The result of a run of the command in a test. */
public record CliRun(int exitCode, String out, String err) {
  /** Runs {@code casilla} with empty standard input. */
  public static CliRun casilla(String... args) {
    return casillaReading("", args);
  }

  /** Runs {@code casilla} with {@code input} on standard input. */
  public static CliRun casillaReading(String input, String... args) {
    return casillaReading(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), args);
  }

  /** Runs {@code casilla} with {@code input} as standard input. */
  public static CliRun casillaReading(InputStream input, String... args) {
    return in(environment(input, Locale.ENGLISH), args);
  }

  /** An environment without a terminal, with two processors and the seed 42. */
  public static Environment environment(InputStream input, Locale locale) {
    return new Environment(input, false, locale, 2, () -> 42, false, () -> 0);
  }

  public static CliRun in(Environment environment, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode =
        Casilla.commandLine(environment, args)
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(args);
    return new CliRun(exitCode, lines(out), lines(err));
  }

  /** The lines of standard output. */
  public List<String> outLines() {
    return out.lines().toList();
  }

  private static String lines(StringWriter writer) {
    return writer.toString().replace(System.lineSeparator(), "\n");
  }
}
