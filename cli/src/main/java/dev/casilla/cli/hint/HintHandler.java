package dev.casilla.cli.hint;

import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.JsonObject;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.path.Advice;
import dev.casilla.solver.hint.path.HintFinder;
import dev.casilla.solver.hint.path.HintPath;
import java.util.List;

/** Writes the next step of a puzzle that a person has begun. */
public final class HintHandler extends UniquePuzzleHandler {
  /** How much a hint gives away. */
  public enum Stage {
    WHERE,
    WHICH,
    WHAT
  }

  /**
   * What a person has done so far.
   *
   * @param entries digits, with or without the clues
   * @param struck candidates that are ruled out
   */
  public record Progress(Grid entries, List<Candidate> struck) {
    /** Copies the list. */
    public Progress {
      struck = List.copyOf(struck);
    }
  }

  private final Progress progress;
  private final Stage stage;
  private final HintFormatter formatter;
  private final HintFinder finder = HintFinder.usual();

  public HintHandler(Messages messages, ResultFormat format, Progress progress, Stage stage) {
    super(messages, format);
    this.progress = progress;
    this.stage = stage;
    formatter = new HintFormatter(messages);
  }

  @Override
  void handleUnique(SourceLocation location, Grid clues, Output output) {
    CandidateGrid state = CandidateGrid.of(clues);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int digit = progress.entries().digitAt(cell);
      if (digit != Grid.NO_DIGIT && clues.isEmptyAt(cell)) {
        state.place(cell, digit);
      } else if (digit != Grid.NO_DIGIT && digit != clues.digitAt(cell)) {
        String name = Cells.name(cell);
        output.addOutcome(Outcome.MALFORMED);
        output.complain(location, messages.text("hint.entries", name, clues.digitAt(cell)));
        return;
      }
    }
    for (Candidate candidate : progress.struck()) {
      state.remove(candidate.cell(), candidate.digit());
    }
    Advice advice = HintPath.of(clues, finder).next(state);
    output.print(isJson() ? json(clues, advice).toString() : text(advice));
  }

  private String text(Advice advice) {
    if (advice instanceof Advice.WrongEntry wrong) {
      return text("hint.wrongEntry", wrong.entry());
    }
    if (advice instanceof Advice.MissingNote missing) {
      return text("hint.missingNote", missing.note());
    }
    return advice instanceof Advice.NextStep step
        ? text(step.hint())
        : messages.text("hint.finished");
  }

  private String text(Hint hint) {
    return switch (stage) {
      case WHERE -> formatter.where(hint);
      case WHICH -> formatter.which(hint);
      case WHAT -> formatter.what(hint);
    };
  }

  private String text(String key, Candidate candidate) {
    return messages.text(key, Cells.name(candidate.cell()), candidate.digit());
  }

  private static JsonObject json(Grid clues, Advice advice) {
    JsonObject json = JsonObject.verdict(Outcome.UNIQUE, clues);
    if (advice instanceof Advice.WrongEntry wrong) {
      return json.with("advice", "wrong_entry").with("candidate", HintJson.name(wrong.entry()));
    }
    if (advice instanceof Advice.MissingNote missing) {
      return json.with("advice", "missing_note").with("candidate", HintJson.name(missing.note()));
    }
    return advice instanceof Advice.NextStep step
        ? json.with("advice", "next_step").with("step", HintJson.step(step.hint()))
        : json.with("advice", "finished");
  }
}
