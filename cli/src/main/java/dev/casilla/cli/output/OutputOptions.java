package dev.casilla.cli.output;

import dev.casilla.cli.environment.CommandContext;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that choose the output format. */
/*
 * An @ArgGroup would make the two exclusive, but picocli's annotation processor (4.7.7) fails on a
 * group that two subcommands share.
 */
public final class OutputOptions {
  @Option(names = "--board", descriptionKey = "board")
  private boolean board;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /**
   * The chosen format, or {@code otherwise} if there is none.
   *
   * @throws ParameterException if both options are given
   */
  public GridFormat formatOr(GridFormat otherwise) {
    if (board && json) {
      String what = CommandContext.of(spec).messages().text("format.two");
      throw new ParameterException(spec.commandLine(), what);
    }
    if (json) {
      return GridFormat.JSON;
    }
    return board ? GridFormat.BOARD : otherwise;
  }
}
