package dev.casilla.cli.commands;

import dev.casilla.cli.batch.BatchRunner;
import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.hint.HintHandler;
import dev.casilla.cli.hint.ResultFormat;
import dev.casilla.cli.input.PuzzleInputs;
import dev.casilla.cli.output.EnumConverter;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.hint.Candidate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Prints the next step of a puzzle. */
@Command(name = "hint")
public final class HintCommand implements Callable<Integer> {
  @Mixin private PuzzleInputs inputs = new PuzzleInputs();

  @Option(names = "--entries", paramLabel = "GRID")
  private @Nullable String entries;

  @Option(
      names = "--struck",
      paramLabel = "CELL=DIGIT",
      split = ",",
      converter = CandidateConverter.class)
  private List<Candidate> struck = new ArrayList<>();

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      defaultValue = "what",
      converter = StageConverter.class,
      completionCandidates = StageConverter.class)
  private HintHandler.Stage level = HintHandler.Stage.WHAT;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Messages messages = CommandContext.of(spec).messages();
    ResultFormat format = json ? ResultFormat.JSON : ResultFormat.TEXT;
    HintHandler.Progress progress = new HintHandler.Progress(entered(messages), struck);
    return new BatchRunner(spec)
        .run(inputs.batches(), () -> new HintHandler(messages, format, progress, level))
        .exitCode();
  }

  private Grid entered(Messages messages) {
    try {
      return entries == null ? Grid.EMPTY : Grid.parse(entries);
    } catch (InvalidGridException e) {
      throw new ParameterException(
          spec.commandLine(), messages.text("hint.invalidEntries", messages.text(e)));
    }
  }

  /** A candidate as {@code A1=5}. */
  static final class CandidateConverter implements ITypeConverter<Candidate> {
    private static final Pattern CANDIDATE = Pattern.compile("([A-Ia-i][1-9])=([1-9])");

    @Override
    public Candidate convert(String text) {
      Matcher candidate = CANDIDATE.matcher(text);
      if (!candidate.matches()) {
        throw new TypeConversionException(text);
      }
      String cell = candidate.group(1).toUpperCase(Locale.ROOT);
      return Candidate.of(Cells.names().indexOf(cell), Integer.parseInt(candidate.group(2)));
    }
  }

  /** The stages by name. */
  static final class StageConverter extends EnumConverter<HintHandler.Stage> {
    StageConverter() {
      super(HintHandler.Stage.class);
    }
  }
}
