package dev.casilla.cli.hint;

import dev.casilla.cli.environment.Messages;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.Chain;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.Link;
import dev.casilla.solver.hint.LockedSet;
import dev.casilla.solver.hint.Mark;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.rating.Rating;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Says in a sentence what a hint says. Immutable. */
public final class HintFormatter {
  private final Messages messages;

  public HintFormatter(Messages messages) {
    this.messages = messages;
  }

  /** Where to look, without the technique. */
  public String where(Hint hint) {
    return messages.text("hint.where", place(hint));
  }

  /** Which technique, and where; not what follows. */
  public String which(Hint hint) {
    return messages.text("hint.which", name(hint.technique()), place(hint));
  }

  /** Which technique, and what follows. */
  public String what(Hint hint) {
    return messages.text("hint.what", name(hint.technique()), place(hint), effects(hint));
  }

  /** The level, the score and the hardest technique. */
  public String rating(Rating rating) {
    String level = messages.text("level." + rating.level());
    String score = String.valueOf(rating.score());
    return rating
        .hardest()
        .map(hardest -> messages.text("explain.rating", level, score, name(hardest)))
        .orElseGet(() -> messages.text("hint.finished"));
  }

  String name(Technique technique) {
    return messages.text("technique." + technique);
  }

  /** Of a digit that follows at once only the units or the cell, else the candidates too. */
  private String place(Hint hint) {
    Set<Candidate> pattern = pattern(hint);
    boolean isDigitTold = hint.placements().isEmpty() && !pattern.isEmpty();
    if (hint.units().isEmpty() || isDigitTold) {
      String cells = cells(pattern.stream().map(Candidate::cell).toList());
      Set<Integer> digits =
          pattern.stream().map(Candidate::digit).collect(Collectors.toCollection(TreeSet::new));
      return isDigitTold ? messages.text("hint.pattern", join(digits), cells) : cells;
    }
    return hint.units().stream().map(this::unit).collect(Collectors.joining(", "));
  }

  /** The candidates that the hint is about. */
  private static Set<Candidate> pattern(Hint hint) {
    List<Candidate> pattern = new ArrayList<>();
    hint.marks().stream().map(Mark::candidate).forEach(pattern::add);
    for (Chain chain : hint.chains()) {
      for (Link link : chain.links()) {
        pattern.addAll(link.from());
        pattern.addAll(link.to());
      }
    }
    for (LockedSet set : hint.lockedSets()) {
      for (int cell : set.cells()) {
        for (int digit = 1; digit <= Cells.SIDE; digit++) {
          if (Digits.has(set.digits(), digit)) {
            pattern.add(Candidate.of(cell, digit));
          }
        }
      }
    }
    return new LinkedHashSet<>(pattern);
  }

  private String effects(Hint hint) {
    List<String> effects = new ArrayList<>();
    for (Candidate candidate : hint.placements()) {
      effects.add(messages.text("hint.place", Cells.name(candidate.cell()), candidate.digit()));
    }
    Map<Integer, List<Integer>> cells = new TreeMap<>();
    for (Candidate candidate : hint.eliminations()) {
      cells.computeIfAbsent(candidate.digit(), digit -> new ArrayList<>()).add(candidate.cell());
    }
    cells.forEach((digit, gone) -> effects.add(messages.text("hint.remove", cells(gone), digit)));
    return String.join("; ", effects);
  }

  private String unit(int unit) {
    int index = Units.index(unit);
    return switch (Units.kind(unit)) {
      case ROW -> messages.text("trace.row", String.valueOf((char) ('A' + index)));
      case COLUMN -> messages.text("trace.column", index + 1);
      case BLOCK -> messages.text("trace.block", index + 1);
    };
  }

  private static String cells(Collection<Integer> cells) {
    return new TreeSet<>(cells).stream().map(Cells::name).collect(Collectors.joining(", "));
  }

  private static String join(Collection<Integer> digits) {
    return digits.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
