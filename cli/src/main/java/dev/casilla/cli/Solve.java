package dev.casilla.cli;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Search;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the solved board of each puzzle. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    description = "Prints the solved board.",
    footer = {
      "",
      "Example:",
      "  casilla solve ..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
    })
final class Solve implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "PUZZLE",
      description = "81 characters row by row: 1-9, and . or 0 for an empty cell.")
  private List<String> puzzles = List.of();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    int exitCode = ExitCode.OK;
    for (String puzzle : puzzles) {
      Optional<Grid> solution = new Search().solve(Grid.parse(puzzle));
      out.println(solution.map(Grid::display).orElse("no solution: " + puzzle));
      exitCode = solution.isPresent() ? exitCode : ExitCode.SOFTWARE;
    }
    return exitCode;
  }
}
