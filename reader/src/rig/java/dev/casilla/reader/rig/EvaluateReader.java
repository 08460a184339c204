package dev.casilla.reader.rig;

import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.rig.score.ErrorBudget;
import dev.casilla.reader.rig.score.ReadingAssessment;
import dev.casilla.reader.rig.score.ReliabilityRow;
import dev.casilla.reader.rig.score.ScoreRow;
import dev.casilla.reader.rig.specimen.PhotoSpecimens;
import dev.casilla.reader.rig.specimen.RenderedSpecimens;
import dev.casilla.reader.rig.specimen.Specimen;
import dev.casilla.reader.rig.timing.CostRow;
import dev.casilla.reader.rig.timing.ReaderTimer;
import dev.casilla.reader.testing.PhotoCorpus;
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
public final class EvaluateReader {
  /** Pages for each row that are read before anything is measured. */
  private static final int WARM_UP = 3;

  private static final String WITH_COVERED = ", with covered";
  private static final String FRAME = ", one frame";
  private static final String FRAMES = ", six frames";

  private final DigitModel model;
  private final ReaderTimer timing;
  private FrameSimulation frames;
  private final Map<String, ErrorBudget> budgets = ErrorBudget.all();
  private final Map<String, ScoreRow> rows = new LinkedHashMap<>();
  private final Map<String, ScoreRow> withCovered = new LinkedHashMap<>();
  private final Map<String, ScoreRow> filmed = new LinkedHashMap<>();
  private final Map<String, CostRow> costs = new LinkedHashMap<>();
  private final Map<String, ReliabilityRow> reliabilities = new LinkedHashMap<>();
  private final FailureReport report;

  private EvaluateReader(Path folder, DigitModel model) throws IOException {
    this.model = model;
    timing = new ReaderTimer(model);
    frames = new FrameSimulation(model);
    report = new FailureReport(folder);
  }

  /**
   * Measures.
   *
   * @param args the folder for the report, how many pages to render for each row, and which block
   *     of pages
   */
  public static void main(String[] args) throws IOException {
    EvaluateReader evaluation = new EvaluateReader(Path.of(args[0]), model());
    int pages = Integer.parseInt(args[1]);
    int block = Integer.parseInt(args[2]);
    if (PhotoCorpus.find().isEmpty()) {
      System.out.println(PhotoCorpus.MISSING);
    }
    new RenderedSpecimens(WARM_UP, block).specimens().forEach(evaluation::warmUp);
    new PhotoSpecimens().specimens().forEach(evaluation::measure);
    // Pages are the same frames whether there are photos or not.
    evaluation.frames = new FrameSimulation(evaluation.model);
    new RenderedSpecimens(pages, block).specimens().forEach(evaluation::measure);
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
    timing.read(specimen.plane().get(), new CostRow("warm-up"));
  }

  private void measure(Specimen specimen) {
    String row = specimen.row();
    LumaPlane plane = specimen.plane().get();
    PuzzleReading reading = timing.read(plane, costs.computeIfAbsent(row, CostRow::new));
    ReadingAssessment assessment = new ReadingAssessment(specimen, reading);
    rows.computeIfAbsent(row, ScoreRow::new).add(assessment);
    withCovered.computeIfAbsent(specimen.set() + WITH_COVERED, ScoreRow::new).add(assessment);
    reliabilities.computeIfAbsent(row, ReliabilityRow::new).add(assessment);
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
      ReadingAssessment assessment = new ReadingAssessment(specimen, reader.apply(plane));
      filmed.computeIfAbsent(row, ScoreRow::new).add(assessment);
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
            table(ScoreRow.HEADINGS, rows, ScoreRow::columns),
            "The same pictures as frames of a camera",
            table(ScoreRow.HEADINGS, filmed, ScoreRow::columns),
            "Where a pen covers a digit of some pages, with those",
            table(ScoreRow.HEADINGS, withCovered, ScoreRow::columns),
            "Milliseconds of CPU and memory, on a machine "
                + String.format(Locale.ROOT, "%.1f", MachineSpeed.slowness())
                + " times as slow just now as that of the promises",
            table(CostRow.HEADINGS, costs, CostRow::columns),
            "Percent of the cells right, by confidence",
            table(ReliabilityRow.headings(), reliabilities, ReliabilityRow::columns));
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

  private static int pictures(Map<String, ScoreRow> scores, String set) {
    return scores.containsKey(set) ? scores.get(set).pictures() : 0;
  }

  private static <R> String table(
      List<String> headings, Map<String, R> rows, Function<R, List<String>> columns) {
    TextTable table = new TextTable();
    table.add(headings);
    rows.values().forEach(row -> table.add(columns.apply(row)));
    return table.toString();
  }

  private boolean areKept(Map<String, ScoreRow> table) {
    boolean areKept = true;
    for (ScoreRow scores : table.values()) {
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
