package dev.casilla.reader.rig;

import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.digits.DigitModel;
import dev.casilla.reader.testing.Corpus;
import dev.casilla.reader.vision.LumaPlane;
import dev.casilla.testing.MachineSpeed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * Measures the reader from picture to puzzle: on the photos, a row for each set and those apart
 * that the network was trained with, and on rendered pages. Prints tables, writes a report with
 * each failure, and fails where a budget is exceeded. Run it by {@code ./gradlew :reader:evaluate}.
 *
 * <p>What was read: <i>found</i> grids within 0.35 cell, of those whose place is known; <i>raw</i>
 * and <i>shown</i> whole grids right before and after repair, or pictures refused as they should
 * be; <i>solved</i> solutions right; <i>other</i> another puzzle of the picture read instead, and
 * rightly; <i>certain</i> shown as such, <i>further</i> boards of the same pictures shown as such,
 * and of all these <i>WRONG</i>, and <i>inexact</i> with the right solution; printed digits right,
 * and out of these taken for givens; empties right; digits missed, invented, mistaken; cells of
 * pictures in which no board was read, which count as wrong; print taken for handwriting and the
 * reverse; handwriting right; of the printed and empty cells of found grids that are read without
 * doubt, those that are right. Once more for rows some pages of which are in a row of their own, as
 * a pen covers a digit, with these pages; and for some as a camera's frames are read, the first of
 * them alone and six added up.
 *
 * <p>What it took, median and 95th percentile: this thread's CPU time for each stage of reading a
 * frame, for a glance at it, and until it is shown; the same picture as a photo; the kilobytes made
 * garbage by a glance, and the most of all; and what a new reader allocates for a large photo.
 *
 * <p>What confidence is worth: of the cells that were read with less, how many are right.
 */
public final class Evaluate {
  /** Pages for each row that are read before anything is measured. */
  private static final int WARM_UP = 3;

  private static final String WITH_COVERED = ", with covered";
  private static final String FRAME = ", one frame";
  private static final String FRAMES = ", six frames";

  private final DigitModel model;
  private final Timing timing;
  private Frames frames;
  private final Map<String, Budget> budgets = Budget.all();
  private final Map<String, Scores> rows = new LinkedHashMap<>();
  private final Map<String, Scores> withCovered = new LinkedHashMap<>();
  private final Map<String, Scores> filmed = new LinkedHashMap<>();
  private final Map<String, Costs> costs = new LinkedHashMap<>();
  private final Map<String, Reliability> reliabilities = new LinkedHashMap<>();
  private final Report report;

  private Evaluate(Path folder, DigitModel model) throws IOException {
    this.model = model;
    timing = new Timing(model);
    frames = new Frames(model);
    report = new Report(folder);
  }

  /**
   * Measures.
   *
   * @param args the folder for the report, how many pages to render for each row, and which block
   *     of pages
   */
  public static void main(String[] args) throws IOException {
    Evaluate evaluation = new Evaluate(Path.of(args[0]), model());
    int pages = Integer.parseInt(args[1]);
    int block = Integer.parseInt(args[2]);
    if (Corpus.find().isEmpty()) {
      System.out.println(Corpus.MISSING);
    }
    new Pages(WARM_UP, block).specimens().forEach(evaluation::warmUp);
    new Photos().specimens().forEach(evaluation::measure);
    // Pages are the same frames whether there are photos or not.
    evaluation.frames = new Frames(evaluation.model);
    new Pages(pages, block).specimens().forEach(evaluation::measure);
    boolean isWithin = evaluation.finish();
    System.exit(isWithin ? 0 : 1);
  }

  /** Of the weights in the file {@code casilla.weights}; without one, those that are shipped. */
  private static DigitModel model() throws IOException {
    String weights = System.getProperty("casilla.weights", "");
    if (weights.isEmpty()) {
      return DigitModel.load();
    }
    System.out.println("weights: " + weights);
    return DigitModel.of(Files.readAllBytes(Path.of(weights)));
  }

  private void warmUp(Specimen specimen) {
    timing.read(specimen.plane().get(), new Costs("warm-up"));
  }

  private void measure(Specimen specimen) {
    String row = specimen.row();
    LumaPlane plane = specimen.plane().get();
    PuzzleReading reading = timing.read(plane, costs.computeIfAbsent(row, Costs::new));
    Assessment assessment = new Assessment(specimen, reading);
    rows.computeIfAbsent(row, Scores::new).add(assessment);
    withCovered.computeIfAbsent(specimen.set() + WITH_COVERED, Scores::new).add(assessment);
    reliabilities.computeIfAbsent(row, Reliability::new).add(assessment);
    if (assessment.isFailure()) {
      report.add(assessment, plane);
    }
    film(specimen, row + FRAME, plane, frames::one);
    film(specimen, row + FRAMES, plane, frames::several);
  }

  /** Where there is a budget for it. */
  private void film(
      Specimen specimen, String row, LumaPlane plane, Function<LumaPlane, PuzzleReading> reader) {
    if (budgets.containsKey(row)) {
      Assessment assessment = new Assessment(specimen, reader.apply(plane));
      filmed.computeIfAbsent(row, Scores::new).add(assessment);
    }
  }

  /** Prints and writes all, and says whether the budgets are kept. */
  private boolean finish() throws IOException {
    withCovered
        .keySet()
        .removeIf(set -> pictures(withCovered, set) == pictures(rows, withoutCovered(set)));
    String tables =
        String.join(
            System.lineSeparator(),
            table(Scores.HEADINGS, rows, Scores::columns),
            "The same pictures as frames of a camera",
            table(Scores.HEADINGS, filmed, Scores::columns),
            "Where a pen covers a digit of some pages, with those",
            table(Scores.HEADINGS, withCovered, Scores::columns),
            "Milliseconds of CPU and memory, on a machine "
                + String.format(Locale.ROOT, "%.1f", MachineSpeed.slowness())
                + " times as slow just now as that of the promises",
            table(Costs.HEADINGS, costs, Costs::columns),
            "Percent of the cells right, by confidence",
            table(Reliability.headings(), reliabilities, Reliability::columns));
    System.out.println(tables);
    System.out.println("failures: " + report.finish(tables));
    boolean areKept = areKept(rows);
    areKept &= areKept(filmed);
    withCovered.keySet().retainAll(budgets.keySet());
    return areKept(withCovered) && areKept;
  }

  private static String withoutCovered(String set) {
    return set.substring(0, set.length() - WITH_COVERED.length());
  }

  private static int pictures(Map<String, Scores> scores, String set) {
    return scores.containsKey(set) ? scores.get(set).pictures() : 0;
  }

  private static <R> String table(
      List<String> headings, Map<String, R> rows, Function<R, List<String>> columns) {
    Table table = new Table();
    table.add(headings);
    rows.values().forEach(row -> table.add(columns.apply(row)));
    return table.toString();
  }

  private boolean areKept(Map<String, Scores> table) {
    boolean areKept = true;
    for (Scores scores : table.values()) {
      if (budgets.containsKey(scores.set())) {
        areKept &= budgets.get(scores.set()).check(scores);
      } else {
        System.out.println("no budget: " + scores.set());
        areKept = false;
      }
    }
    return areKept;
  }
}
