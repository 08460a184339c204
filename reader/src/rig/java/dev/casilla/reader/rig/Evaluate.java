package dev.casilla.reader.rig;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.testing.Corpus;
import dev.casilla.reader.vision.Effort;
import dev.casilla.reader.vision.GridFinder;
import dev.casilla.reader.vision.LumaPlane;
import dev.casilla.reader.vision.Picture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Measures the reader from picture to puzzle: on the photos, a row for each set and those apart
 * that the network was trained with, and on rendered pages. Prints a table, writes a report with
 * each failure, and fails where a budget is exceeded. Run it by {@code ./gradlew :reader:evaluate}.
 *
 * <p>Columns: <i>found</i> grids within 0.35 cell; <i>raw</i> and <i>shown</i> whole grids right
 * before and after repair; <i>solved</i> solutions right; <i>other</i> another puzzle of the
 * picture read instead, and rightly; <i>certain</i> shown as such, and of those <i>WRONG</i>;
 * printed digits and empties right; digits missed, invented, mistaken; print taken for handwriting
 * and the reverse; handwriting right; then median and 95th percentile of this thread's CPU time to
 * find the grids of a frame, to read it (finding included), to repair, and to read the same as a
 * photo; and of kilobytes made garbage by reading a frame, of which the most of all is told as
 * well.
 */
public final class Evaluate {
  private static final int WARM_UP = 60;

  private final PuzzleReader reader = new PuzzleReader();
  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder(Effort.FRAME);
  private final Meter meter = new Meter();
  private final Map<String, Scores> rows = new LinkedHashMap<>();
  private final Report report;

  private Evaluate(Path folder) throws IOException {
    report = new Report(folder);
  }

  /**
   * Measures.
   *
   * @param args the folder for the report, and how many pages to render for each row
   */
  public static void main(String[] args) throws IOException {
    Evaluate evaluation = new Evaluate(Path.of(args[0]));
    int pages = Integer.parseInt(args[1]);
    if (Corpus.find().isEmpty()) {
      System.out.println(Corpus.MISSING);
    }
    new Pages(WARM_UP / 6).specimens().forEach(evaluation::read);
    Stream.concat(new Photos().specimens(), new Pages(pages).specimens())
        .forEach(evaluation::measure);
    boolean isWithin = evaluation.finish();
    System.exit(isWithin ? 0 : 1);
  }

  private PuzzleReading read(Specimen specimen) {
    return reader.read(specimen.plane().get());
  }

  private void measure(Specimen specimen) {
    Scores scores = rows.computeIfAbsent(specimen.set(), Scores::new);
    LumaPlane plane = specimen.plane().get();
    meter.start();
    if (picture.load(plane).isEmpty()) {
      finder.find(picture);
    }
    scores.add(Scores.Cost.FIND, meter.millis());
    meter.start();
    PuzzleReading glance = reader.glance(plane);
    scores.add(Scores.Cost.READ, meter.millis());
    scores.add(Scores.Cost.KILOBYTES, meter.kilobytes());
    if (glance instanceof PuzzleReading.Boards boards) {
      meter.start();
      ReadBoard concluded = reader.conclude(boards.best());
      scores.add(Scores.Cost.REPAIR, meter.millis());
      assert concluded.reading() == boards.best().reading();
    }
    meter.start();
    PuzzleReading reading = reader.read(plane);
    scores.add(Scores.Cost.PHOTO, meter.millis());
    Assessment assessment = new Assessment(specimen, reading);
    scores.add(assessment);
    if (assessment.isFailure()) {
      report.add(assessment, plane);
    }
  }

  /** Prints and writes all, and says whether the budgets are kept. */
  private boolean finish() throws IOException {
    Table table = new Table();
    table.add(Scores.HEADINGS);
    rows.values().forEach(scores -> table.add(scores.columns()));
    System.out.println(table);
    System.out.println("failures: " + report.finish(table));
    boolean isWithin = true;
    for (Scores scores : rows.values()) {
      isWithin &= Budget.check(scores);
    }
    return isWithin;
  }
}
