package dev.casilla.cli;

import dev.casilla.solver.Solver;
import java.util.Iterator;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Tells whether each puzzle has one solution, several or none, with evidence. */
@Command(name = "check")
final class Check implements Callable<Integer> {
  /** Unlike other subcommands this one tells none from several. */
  private static final int NONE = 3;

  @Mixin private Inputs inputs = new Inputs();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Option(names = "--limit", paramLabel = "N", defaultValue = "" + Solver.COUNT_LIMIT)
  private int limit;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Messages messages = Casilla.messages(spec);
    if (limit < 2) {
      throw new ParameterException(spec.commandLine(), messages.text("check.limit", limit));
    }
    Iterator<Batch> batches = inputs.batches();
    return exitCode(new Bulk(spec).run(batches, () -> new Checking(evidence(messages), limit)));
  }

  private Evidence evidence(Messages messages) {
    return json ? new JsonEvidence() : new SpokenEvidence(messages);
  }

  private static int exitCode(Outcome worst) {
    return worst == Outcome.NONE ? NONE : worst.exitCode();
  }
}
