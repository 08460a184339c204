package dev.casilla.cli;

import java.util.Iterator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints the solution of each puzzle that has exactly one. */
@Command(name = "solve")
final class Solve implements Callable<Integer> {
  @Mixin private Inputs inputs = new Inputs();

  @Mixin private Look look = new Look();

  @Option(names = "--any")
  private boolean any;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Iterator<Batch> batches = inputs.batches();
    Form form = look.or(inputs.areArguments() ? Form.BOARD : Form.GRID);
    Solving.Claim claim = any ? Solving.Claim.ANY : Solving.Claim.ONLY;
    Messages messages = Casilla.messages(spec);
    return new Bulk(spec).run(batches, () -> new Solving(form, claim, messages)).exitCode();
  }
}
