package dev.casilla.cli.output;

import picocli.CommandLine.ExitCode;

/** How a puzzle turned out, the better ones first. */
public enum Outcome {
  UNIQUE(ExitCode.OK),
  SEVERAL(ExitCode.SOFTWARE),
  NONE(ExitCode.SOFTWARE),
  MALFORMED(ExitCode.USAGE);

  private final int exitCode;

  Outcome(int exitCode) {
    this.exitCode = exitCode;
  }

  /** The worse of two. */
  public Outcome or(Outcome other) {
    return compareTo(other) < 0 ? other : this;
  }

  /** The exit code of a run in which this was the worst, where several and none are alike. */
  public int exitCode() {
    return exitCode;
  }
}
