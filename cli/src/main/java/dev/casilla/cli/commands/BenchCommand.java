package dev.casilla.cli.commands;

import dev.casilla.cli.batch.PuzzleCollector;
import dev.casilla.cli.bench.Measurement;
import dev.casilla.cli.bench.SolverTimer;
import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.input.PuzzleSource;
import dev.casilla.cli.output.Outcome;
import dev.casilla.solver.text.Puzzle;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures the engine on the puzzles of files. */
@Command(name = "bench")
public final class BenchCommand implements Callable<Integer> {
  @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
  private List<String> files = List.of();

  @Option(names = "--limit", paramLabel = "N", defaultValue = "2")
  private int limit;

  @Option(names = "--seconds", paramLabel = "SECONDS", defaultValue = "4")
  private double seconds;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (limit < 1 || !(seconds > 0 && seconds <= SolverTimer.MAX_SECONDS)) {
      String what = CommandContext.of(spec).messages().text("bench.range");
      throw new ParameterException(spec.commandLine(), what);
    }
    List<PuzzleSource> sources = files.stream().map(file -> new PuzzleSource(file, spec)).toList();
    PrintWriter out = spec.commandLine().getOut();
    if (!json) {
      out.println(Measurement.HEADER);
    }
    Outcome worst = Outcome.UNIQUE;
    for (int i = 0; i < files.size() && !out.checkError(); i++) {
      PuzzleCollector collector = PuzzleCollector.of(sources.get(i).open(), spec);
      worst = worst.or(collector.worst());
      if (!collector.puzzles().isEmpty()) {
        Measurement measurement = measure(files.get(i), collector.puzzles());
        out.println(json ? measurement.toJson() : measurement.toRow());
      }
    }
    out.flush();
    return worst.exitCode();
  }

  private Measurement measure(String file, List<Puzzle> puzzles) {
    String name = String.valueOf(Path.of(file).getFileName());
    List<String> grids = puzzles.stream().map(puzzle -> puzzle.grid().toString()).toList();
    return Measurement.of(new Measurement.Task(name, limit), grids, seconds);
  }
}
