package dev.casilla.cli;

import dev.casilla.solver.text.Puzzle;
import dev.casilla.solver.text.PuzzleText;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Reads puzzles in any form and writes them in another. */
@Command(name = "convert")
final class Convert implements Callable<Integer> {
  /** The forms that are written. */
  enum Target {
    GRID,
    BOARD,
    SDM,
    SDK,
    OPENSUDOKU,
    JSON
  }

  @Mixin private Inputs inputs = new Inputs();

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORM",
      converter = TargetWords.class,
      completionCandidates = TargetWords.class)
  private Target target = Target.GRID;

  @Option(names = "--solution")
  private boolean solution;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (solution && target != Target.JSON) {
      throw complaint("convert.solution");
    }
    Iterator<Batch> batches = inputs.batches();
    return switch (target) {
      case GRID, SDM -> each(batches, Form.GRID);
      case BOARD -> each(batches, Form.BOARD);
      case JSON -> each(batches, Form.JSON);
      case SDK, OPENSUDOKU -> together(batches);
    };
  }

  private int each(Iterator<Batch> batches, Form form) {
    Messages messages = Casilla.messages(spec);
    Treatment rewriting = (place, puzzle, page) -> page.print(form.of(puzzle));
    return new Bulk(spec)
        .run(batches, () -> solution ? new Answering(messages) : rewriting)
        .exitCode();
  }

  /** For forms in which one document holds all puzzles. */
  private int together(Iterator<Batch> batches) {
    Collected collected = Collected.of(batches, spec);
    List<Puzzle> puzzles = collected.puzzles();
    if (target == Target.SDK && puzzles.size() > 1) {
      throw complaint("convert.sdk");
    }
    if (!puzzles.isEmpty()) {
      PrintWriter out = spec.commandLine().getOut();
      out.print(
          target == Target.SDK
              ? PuzzleText.toSdk(puzzles.get(0))
              : PuzzleText.toOpenSudoku(puzzles));
      out.flush();
    }
    return collected.worst().exitCode();
  }

  private ParameterException complaint(String key) {
    return new ParameterException(spec.commandLine(), Casilla.messages(spec).text(key));
  }

  /** The forms by name. */
  static final class TargetWords extends Words<Target> {
    TargetWords() {
      super(Target.class);
    }
  }
}
