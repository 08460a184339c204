package dev.casilla.reader.rig.score;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How much may go wrong in a row, in percent. What is not read is a nuisance, what is misread a
 * trap: so they have budgets of their own, and there is none for the trap. Budgets are to be
 * tightened when they are not used up.
 */
public final class ErrorBudget {
  private static final String FILE = "budgets.txt";

  /** A budget of which less than this part is used, and one more, is too lax. */
  private static final double LAX = 0.5;

  private final Map<ErrorMeasure, Double> percents = new EnumMap<>(ErrorMeasure.class);

  private ErrorBudget(List<ErrorMeasure> measures, String[] fields) {
    for (int i = 0; i < measures.size(); i++) {
      String percent = fields[i + 1].strip();
      if (!percent.equals("-")) {
        percents.put(measures.get(i), Double.valueOf(percent));
      }
    }
    percents.put(ErrorMeasure.MISREAD, 0.0);
  }

  /** The budgets of all rows. */
  public static Map<String, ErrorBudget> all() {
    Map<String, ErrorBudget> budgets = new HashMap<>();
    List<ErrorMeasure> measures = List.of();
    for (String line : lines()) {
      String[] fields = line.split("\\|", -1);
      if (fields[0].strip().equals("set")) {
        measures = measuresOf(fields);
      } else if (!line.startsWith("#")) {
        budgets.put(fields[0].strip(), new ErrorBudget(measures, fields));
      }
    }
    return budgets;
  }

  private static List<ErrorMeasure> measuresOf(String[] headings) {
    return List.of(headings).subList(1, headings.length).stream()
        .map(heading -> ErrorMeasure.valueOf(heading.strip().toUpperCase(Locale.ROOT)))
        .toList();
  }

  private static List<String> lines() {
    try (InputStream in = ErrorBudget.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("no " + FILE);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Says what is over budget, or far below it; whether the row keeps its budget. */
  public boolean check(ScoreRow scores) {
    boolean isKept = true;
    for (ErrorMeasure measure : ErrorMeasure.values()) {
      isKept &= check(scores, measure);
    }
    return isKept;
  }

  private boolean check(ScoreRow scores, ErrorMeasure measure) {
    Fraction wrong = scores.wrong(measure);
    double allowed = percents.getOrDefault(measure, 0.0) / 100 * wrong.of();
    if (wrong.part() > allowed) {
      tell("over budget", scores, measure, allowed);
      return false;
    }
    if (wrong.part() + 1 < LAX * allowed) {
      tell("budget too lax", scores, measure, allowed);
    }
    return true;
  }

  private static void tell(String what, ScoreRow scores, ErrorMeasure measure, double allowed) {
    Fraction wrong = scores.wrong(measure);
    System.out.printf(
        Locale.ROOT,
        "%s: %s: %d of %d %s, %.1f allowed%n",
        what,
        scores.set(),
        wrong.part(),
        wrong.of(),
        measure.failure(),
        allowed);
  }
}
