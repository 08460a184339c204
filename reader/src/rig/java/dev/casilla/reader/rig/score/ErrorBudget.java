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
 * The maximum errors of a row, in percent. Unread puzzles are a nuisance, but misread ones mislead
 * people; so each has its own budget, and the budget for misread puzzles is zero. Tighten a budget
 * that is not used up.
 */
public final class ErrorBudget {
  private static final String FILE = "budgets.txt";

  /** A budget is too lax if less than this share of it is used, even with one more error. */
  private static final double MIN_USED_SHARE = 0.5;

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

  /** Returns the budgets of all rows, by the name of the set. */
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
        throw new IllegalStateException("missing resource: " + FILE);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Prints the measures that are over budget or far below it. Returns whether the row is within its
   * budget.
   */
  public boolean check(ScoreRow scores) {
    boolean isWithinBudget = true;
    for (ErrorMeasure measure : ErrorMeasure.values()) {
      isWithinBudget &= check(scores, measure);
    }
    return isWithinBudget;
  }

  private boolean check(ScoreRow scores, ErrorMeasure measure) {
    Fraction wrong = scores.wrong(measure);
    double allowed = percents.getOrDefault(measure, 0.0) / 100 * wrong.of();
    if (wrong.part() > allowed) {
      print("over budget", scores, measure, allowed);
      return false;
    }
    if (wrong.part() + 1 < MIN_USED_SHARE * allowed) {
      print("budget too lax", scores, measure, allowed);
    }
    return true;
  }

  private static void print(String problem, ScoreRow scores, ErrorMeasure measure, double allowed) {
    Fraction wrong = scores.wrong(measure);
    System.out.printf(
        Locale.ROOT,
        "%s: %s: %d of %d %s, %.1f allowed%n",
        problem,
        scores.set(),
        wrong.part(),
        wrong.of(),
        measure.failure(),
        allowed);
  }
}
