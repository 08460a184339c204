package dev.casilla.cli.output;

import dev.casilla.cli.Casilla;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How grids are printed, as the command line has it. */
/*
 * An @ArgGroup would say by itself that the two exclude each other, but picocli's annotation
 * processor (4.7.7) fails on a group that two subcommands share.
 */
public final class OutputOptions {
  @Option(names = "--board", descriptionKey = "board")
  private boolean board;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /**
   * The form asked for, or {@code otherwise} if none was.
   *
   * @throws ParameterException if two were
   */
  public GridFormat formatOr(GridFormat otherwise) {
    if (board && json) {
      String what = Casilla.messages(spec).text("look.two");
      throw new ParameterException(spec.commandLine(), what);
    }
    if (json) {
      return GridFormat.JSON;
    }
    return board ? GridFormat.BOARD : otherwise;
  }
}
