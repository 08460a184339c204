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
 * Measures the reader from image to puzzle: on photos, one row for each set, with a separate row
 * for the photos that the network was trained with, and on rendered pages. Prints tables, writes a
 * report of all failures, and fails if a budget is exceeded. Run it with {@code ./gradlew
 * :reader:evaluate}.
 *
 * <p>Accuracy: <i>found</i> grids within 0.35 cell, of those whose position is known; <i>raw</i>
 * and <i>shown</i> grids with all givens right before and after repair, or images rejected as they
 * should be; <i>solved</i> solutions right; <i>other</i> another puzzle of the image read instead,
 * correctly; <i>certain</i> shown as certain, <i>further</i> boards of the same images shown as
 * certain, and of all these <i>WRONG</i> and, with the right solution only, <i>inexact</i>; printed
 * digits right, and of these taken for givens; empty cells right; digits missed, invented,
 * mistaken; cells of images without a reading, which count as wrong; print taken for handwriting
 * and the reverse; handwriting right; of the confident printed and empty cells of found grids,
 * those that are right. Rows that exclude pages on which a pen covers a digit are repeated with
 * these pages; some rows are repeated for camera frames, for the first frame alone and for six
 * combined.
 *
 * <p>Cost, median and 95th percentile: CPU time of this thread for each stage of reading a frame,
 * for a frame without and with conclusion, and for the same image as a photo; the garbage of a
 * frame in kilobytes, median and maximum; and what a new reader allocates for a large photo.
 *
 * <p>Calibration: how many cells are right, by confidence.
 */
public final class EvaluateReader {
  /** Pages of each row that are read for warm-up before the measurement. */
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
   * Runs the evaluation.
   *
   * @param args the folder for the report, how many pages to render for each row, and the block of
   *     seeds
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
    // A new simulation, so that the frames of pages do not depend on the presence of photos.
    evaluation.frames = new FrameSimulation(evaluation.model);
    new RenderedSpecimens(pages, block).specimens().forEach(evaluation::measure);
    boolean isWithin = evaluation.finish();
    System.exit(isWithin ? 0 : 1);
  }

  /** Loads the weights from the file {@code casilla.weights}, or the bundled ones. */
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
    film(specimen, row + FRAME, plane, frames::readOne);
    film(specimen, row + FRAMES, plane, frames::readSeveral);
  }

  /** Measures frames if the row has a budget for them. */
  private void film(
      Specimen specimen, String row, LumaPlane plane, Function<LumaPlane, PuzzleReading> reader) {
    if (budgets.containsKey(row)) {
      ReadingAssessment assessment = new ReadingAssessment(specimen, reader.apply(plane));
      filmed.computeIfAbsent(row, ScoreRow::new).add(assessment);
    }
  }

  /** Prints and writes the results; returns whether all budgets are kept. */
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
                + " times as slow at the moment as the reference machine",
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
