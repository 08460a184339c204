package dev.casilla.cli.handler;

import dev.casilla.cli.environment.Messages;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;
import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Verdict;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** The verdict in a sentence, its evidence on indented lines below. Immutable. */
public final class TextVerdictFormatter implements VerdictFormatter {
  /** Only the likeliest corrections are listed. */
  private static final int MOST_CORRECTIONS = 8;

  private final Messages messages;

  public TextVerdictFormatter(Messages messages) {
    this.messages = messages;
  }

  @Override
  public String format(JudgedPuzzle judged) {
    return judged.location() + ": " + String.join(System.lineSeparator() + "  ", lines(judged));
  }

  private List<String> lines(JudgedPuzzle judged) {
    Verdict verdict = judged.verdict();
    if (verdict instanceof Verdict.Unique unique) {
      return List.of(text("check.unique"), text("check.solution", unique.solution()));
    }
    if (verdict instanceof Verdict.Several several) {
      return several(several);
    }
    if (verdict instanceof Verdict.TooFewClues few) {
      return List.of(count(judged.count()), reason(few));
    }
    return List.of(
        text("check.none"), conflict(verdict, judged.puzzle()), corrections(judged.corrections()));
  }

  private List<String> several(Verdict.Several several) {
    return List.of(
        count(several.count()),
        text("check.first", several.first()),
        text("check.second", several.second()),
        text("check.differing", several.differing().size(), names(several.differing())));
  }

  private String count(SolutionCount count) {
    return text(count.isAtLeast() ? "check.atLeast" : "check.several", count.counted());
  }

  private String reason(Verdict.TooFewClues few) {
    return few.givens() < Verdict.TooFewClues.FEWEST_GIVENS
        ? text("check.fewGivens", few.givens(), Verdict.TooFewClues.FEWEST_GIVENS)
        : text("check.fewDigits", few.distinctDigits(), Verdict.TooFewClues.FEWEST_DIGITS);
  }

  private String conflict(Verdict verdict, Grid puzzle) {
    return verdict instanceof Verdict.Clashing clashing
        ? text("check.clashing", clues(clashing.cells(), puzzle))
        : text(
            "check.contradiction", clues(((Verdict.Unsolvable) verdict).contradiction(), puzzle));
  }

  private String corrections(List<Correction> corrections) {
    if (corrections.isEmpty()) {
      return text("check.noCorrection");
    }
    String likeliest =
        corrections.stream()
            .limit(MOST_CORRECTIONS)
            .map(this::correction)
            .collect(Collectors.joining("; "));
    int more = corrections.size() - MOST_CORRECTIONS;
    return text("check.corrections", likeliest)
        + (more > 0 ? " " + text("check.moreCorrections", more) : "");
  }

  private String correction(Correction correction) {
    String key = correction.to() == Grid.NO_DIGIT ? "check.toEmpty" : "check.toDigit";
    return text(key, Cells.name(correction.cell()), correction.to(), correction.from());
  }

  private static String names(Collection<Integer> cells) {
    return cells.stream().map(Cells::name).collect(Collectors.joining(" "));
  }

  private static String clues(Collection<Integer> cells, Grid puzzle) {
    return cells.stream()
        .map(cell -> Cells.name(cell) + "=" + puzzle.digitAt(cell))
        .collect(Collectors.joining(" "));
  }

  private String text(String key, Object... arguments) {
    return messages.text(key, arguments);
  }
}
