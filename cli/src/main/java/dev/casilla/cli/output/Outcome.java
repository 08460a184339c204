package dev.casilla.cli.output;

import dev.casilla.solver.Verdict;
import java.util.Locale;
import picocli.CommandLine.ExitCode;

/** The result of one puzzle, best first. */
public enum Outcome {
  UNIQUE(ExitCode.OK),
  SEVERAL(ExitCode.SOFTWARE),
  NONE(ExitCode.SOFTWARE),
  MALFORMED(ExitCode.USAGE);

  private final int exitCode;

  Outcome(int exitCode) {
    this.exitCode = exitCode;
  }

  public static Outcome of(Verdict verdict) {
    if (verdict instanceof Verdict.Unique) {
      return UNIQUE;
    }
    return verdict instanceof Verdict.Clashing || verdict instanceof Verdict.Unsolvable
        ? NONE
        : SEVERAL;
  }

  /** The worse of the two. */
  public Outcome or(Outcome other) {
    return compareTo(other) < 0 ? other : this;
  }

  /** The exit code of a run with this as its worst outcome. */
  public int exitCode() {
    return exitCode;
  }

  /** The outcome's name in JSON and in message keys. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
