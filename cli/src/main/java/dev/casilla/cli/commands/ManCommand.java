package dev.casilla.cli.commands;

import dev.casilla.cli.output.ManualPage;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the manual page, for {@code man -l}. */
@Command(name = "man")
public final class ManCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    out.print(ManualPage.of(spec.root().commandLine()));
    out.flush();
  }
}
