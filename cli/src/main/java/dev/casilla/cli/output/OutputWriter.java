package dev.casilla.cli.output;

import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;

/** Prints outputs and remembers the worst outcome. Confined to one thread. */
public final class OutputWriter {
  private final PrintWriter out;
  private final PrintWriter err;
  private final ProgressLine progress;
  private boolean hasPrinted;
  private Outcome worst = Outcome.UNIQUE;

  public OutputWriter(CommandSpec spec, ProgressLine progress) {
    out = spec.commandLine().getOut();
    err = spec.commandLine().getErr();
    this.progress = progress;
  }

  /** Prints {@code output}; false if standard output is closed. */
  public boolean write(Output output) {
    worst = worst.or(output.worst());
    progress.add(output.puzzles());
    if (!output.err().isEmpty()) {
      progress.erase();
      err.append(output.err()).flush();
    }
    if (output.hasBlocks() && hasPrinted) {
      out.println();
    }
    hasPrinted |= !output.out().isEmpty();
    out.append(output.out());
    return !out.checkError();
  }

  /** Erases the progress line and returns the worst outcome. */
  public Outcome finish() {
    progress.erase();
    return worst;
  }
}
