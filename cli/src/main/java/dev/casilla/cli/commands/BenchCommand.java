package dev.casilla.cli.commands;

import dev.casilla.cli.batch.PuzzleCollector;
import dev.casilla.cli.bench.Measurement;
import dev.casilla.cli.bench.RatingMeasurement;
import dev.casilla.cli.bench.WorkloadTimer;
import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.input.PuzzleSource;
import dev.casilla.cli.output.Outcome;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
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

/** Measures the engine, or the rating, on the puzzles of files. */
@Command(name = "bench")
public final class BenchCommand implements Callable<Integer> {
  @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
  private List<String> files = List.of();

  @Option(names = "--limit", paramLabel = "N", defaultValue = "2")
  private int limit;

  @Option(names = "--seconds", paramLabel = "SECONDS", defaultValue = "4")
  private double seconds;

  @Option(names = "--rate")
  private boolean rate;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (limit < 1 || !(seconds > 0 && seconds <= WorkloadTimer.MAX_SECONDS)) {
      throw misuse("bench.range");
    }
    List<PuzzleSource> sources = files.stream().map(file -> new PuzzleSource(file, spec)).toList();
    PrintWriter out = spec.commandLine().getOut();
    if (!json) {
      out.println(rate ? RatingMeasurement.HEADER : Measurement.HEADER);
    }
    Outcome worst = Outcome.UNIQUE;
    for (int i = 0; i < files.size() && !out.checkError(); i++) {
      PuzzleCollector collector = PuzzleCollector.of(sources.get(i).open(), spec);
      worst = worst.or(collector.worst());
      List<Grid> puzzles = collector.puzzles().stream().map(Puzzle::grid).toList();
      if (!puzzles.isEmpty()) {
        String name = String.valueOf(Path.of(files.get(i)).getFileName());
        out.println(rate ? rated(name, puzzles) : solved(name, puzzles));
      }
    }
    out.flush();
    return worst.exitCode();
  }

  private String solved(String name, List<Grid> puzzles) {
    List<String> grids = puzzles.stream().map(Grid::toString).toList();
    Measurement measurement = Measurement.of(new Measurement.Task(name, limit), grids, seconds);
    return json ? measurement.toJson() : measurement.toRow();
  }

  private String rated(String name, List<Grid> puzzles) {
    Solver solver = new Solver(2);
    if (!puzzles.stream().allMatch(puzzle -> solver.judge(puzzle) instanceof Verdict.Unique)) {
      throw misuse("bench.rateUnique", name);
    }
    RatingMeasurement measurement = RatingMeasurement.of(name, puzzles, seconds);
    return json ? measurement.toJson() : measurement.toRow();
  }

  private ParameterException misuse(String key, Object... arguments) {
    return new ParameterException(
        spec.commandLine(), CommandContext.of(spec).messages().text(key, arguments));
  }
}
