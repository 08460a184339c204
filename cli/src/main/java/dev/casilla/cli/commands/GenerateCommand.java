package dev.casilla.cli.commands;

import dev.casilla.cli.Casilla;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.output.EnumConverter;
import dev.casilla.cli.output.GridFormat;
import dev.casilla.cli.output.OutputOptions;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes puzzles. */
@Command(name = "generate")
public final class GenerateCommand implements Callable<Integer> {
  @Option(names = "--count", paramLabel = "N", defaultValue = "1")
  private long count;

  @Option(names = "--seed", paramLabel = "SEED")
  private @Nullable Long seed;

  @Option(
      names = "--symmetry",
      paramLabel = "SYMMETRY",
      defaultValue = "none",
      converter = SymmetryConverter.class,
      completionCandidates = SymmetryConverter.class)
  private Symmetry symmetry = Symmetry.NONE;

  @Mixin private OutputOptions look = new OutputOptions();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Messages messages = Casilla.messages(spec);
    if (count < 0) {
      throw new ParameterException(spec.commandLine(), messages.text("generate.count", count));
    }
    GridFormat form = look.formatOr(GridFormat.GRID);
    Generator generator = new Generator(seedOrNew(), symmetry);
    PrintWriter out = spec.commandLine().getOut();
    for (long made = 0; made < count && !out.checkError(); made++) {
      out.println(form.of(generator.next()));
    }
    return ExitCode.OK;
  }

  /** The seed that was chosen, or a new one, which is told so that it can be chosen again. */
  private long seedOrNew() {
    if (seed != null) {
      return seed;
    }
    long fresh = Casilla.surroundings(spec).seedSource().getAsLong();
    String told = Casilla.messages(spec).text("generate.seed", String.valueOf(fresh));
    spec.commandLine().getErr().println(Casilla.complaint(told));
    return fresh;
  }

  /** The symmetries by name. */
  static final class SymmetryConverter extends EnumConverter<Symmetry> {
    SymmetryConverter() {
      super(Symmetry.class);
    }
  }
}
