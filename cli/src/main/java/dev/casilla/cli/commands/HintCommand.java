package dev.casilla.cli.commands;

import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.hint.HintFormatter;
import dev.casilla.cli.output.EnumConverter;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.path.Advice;
import dev.casilla.solver.hint.path.HintPath;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the next step of a puzzle. */
@Command(name = "hint")
public final class HintCommand implements Callable<Integer> {
  @Parameters(paramLabel = "PUZZLE", descriptionKey = "casilla.hint.puzzle")
  private String puzzle = "";

  @Option(names = "--entries", paramLabel = "GRID")
  private @Nullable String entries;

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      defaultValue = "what",
      converter = StageConverter.class,
      completionCandidates = StageConverter.class)
  private Stage level = Stage.WHAT;

  @Spec private CommandSpec spec;

  /** How much a hint gives away. */
  enum Stage {
    WHERE,
    WHICH,
    WHAT
  }

  @Override
  public Integer call() {
    Grid clues = parse(puzzle);
    CandidateGrid state = state(clues);
    if (!(new Solver(2).judge(clues) instanceof Verdict.Unique)) {
      spec.commandLine().getErr().println(CommandContext.complaint(text("hint.notUnique")));
      return ExitCode.SOFTWARE;
    }
    spec.commandLine().getOut().println(text(HintPath.of(clues).next(state)));
    return ExitCode.OK;
  }

  private CandidateGrid state(Grid clues) {
    CandidateGrid state = CandidateGrid.of(clues);
    Grid entered = entries == null ? clues : parse(entries);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int digit = entered.digitAt(cell);
      if (digit != Grid.NO_DIGIT && clues.isEmptyAt(cell)) {
        state.place(cell, digit);
      } else if (digit != Grid.NO_DIGIT && digit != clues.digitAt(cell)) {
        throw misuse(text("hint.entries", Cells.name(cell), clues.digitAt(cell)));
      }
    }
    return state;
  }

  private String text(Advice advice) {
    if (advice instanceof Advice.WrongEntry wrong) {
      return text("hint.wrongEntry", wrong.entry());
    }
    if (advice instanceof Advice.MissingNote missing) {
      return text("hint.missingNote", missing.note());
    }
    return advice instanceof Advice.NextStep step ? text(step.hint()) : text("hint.finished");
  }

  private String text(Hint hint) {
    HintFormatter formatter = new HintFormatter(CommandContext.of(spec).messages());
    return switch (level) {
      case WHERE -> formatter.where(hint);
      case WHICH -> formatter.which(hint);
      case WHAT -> formatter.what(hint);
    };
  }

  private String text(String key, Candidate candidate) {
    return text(key, Cells.name(candidate.cell()), candidate.digit());
  }

  private String text(String key, Object... arguments) {
    return CommandContext.of(spec).messages().text(key, arguments);
  }

  private Grid parse(String text) {
    try {
      return Grid.parse(text);
    } catch (InvalidGridException e) {
      Messages messages = CommandContext.of(spec).messages();
      throw misuse(messages.text(e));
    }
  }

  private ParameterException misuse(String what) {
    return new ParameterException(spec.commandLine(), what);
  }

  /** The stages by name. */
  static final class StageConverter extends EnumConverter<Stage> {
    StageConverter() {
      super(Stage.class);
    }
  }
}
