package dev.casilla.reader.rig;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.fit.GridFinder;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.result.GridSearchResult;
import dev.casilla.reader.rig.score.GeometryRow;
import dev.casilla.reader.rig.timing.ThreadMeter;
import dev.casilla.reader.testing.CorpusPhoto;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.PhotoCorpus;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.testing.draw.Lookalike;
import dev.casilla.reader.testing.page.LookalikeRenderer;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.reader.testing.page.RenderedPage;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Prints how well and how fast grids are found: one row for the development half and one for the
 * held-out half of each photo set, and rows for rendered pages. Columns with two numbers give the
 * median and the 95th percentile; <i>error</i> is the error of the worst corner on photos and of
 * the worst node on rendered pages, in cells. Run it with {@code ./gradlew
 * :reader:evaluateGeometry}.
 */
public final class EvaluateGeometry {
  /** Pages in each row. */
  private static final int PAGES = 200;

  /** Pages with each kind of lookalike: more than 500 in total. */
  private static final int LOOKALIKES = 30;

  /** Tests use the seeds below. */
  private static final long FIRST_SEED = 50_000;

  private static final double[] HARDNESSES = {0.2, 0.6, 1};

  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder();
  private final CellPatches patches = new CellPatches();
  private final ThreadMeter meter = new ThreadMeter();

  /** Runs the evaluation; takes no arguments. */
  public static void main(String[] args) {
    EvaluateGeometry evaluation = new EvaluateGeometry();
    PhotoCorpus.find().ifPresent(evaluation::warmUp);
    System.out.println(GeometryRow.HEADER);
    PhotoCorpus.find()
        .ifPresentOrElse(evaluation::photos, () -> System.out.println(PhotoCorpus.MISSING));
    for (double hardness : HARDNESSES) {
      evaluation.puzzles(new PageRenderer(800, 600), hardness);
    }
    evaluation.nonsense(new PageRenderer(800, 600));
    evaluation.lookalikes(new LookalikeRenderer(800, 600));
  }

  private void warmUp(PhotoCorpus corpus) {
    corpus.photos().stream().limit(40).forEach(photo -> measure(photo, new GeometryRow("warm-up")));
  }

  private void photos(PhotoCorpus corpus) {
    Map<String, GeometryRow> tallies = new TreeMap<>(Comparator.naturalOrder());
    for (CorpusPhoto photo : corpus.photos()) {
      String row = photo.set() + (photo.isHeldOut() ? " held out" : " development");
      measure(photo, tallies.computeIfAbsent(row, GeometryRow::new));
    }
    tallies.values().forEach(System.out::println);
  }

  private void measure(CorpusPhoto photo, GeometryRow tally) {
    GridSearchResult result = look(ImageFiles.read(photo.file()), tally);
    if (result instanceof FoundGrids grids) {
      photo
          .corners()
          .ifPresent(corners -> tally.error(PlanarError.ofCorners(grids.best(), corners)));
    }
  }

  private void puzzles(PageRenderer renderer, double hardness) {
    GeometryRow tally = new GeometryRow("rendered, hardness " + hardness);
    for (int i = 0; i < PAGES; i++) {
      RenderedPage page = renderer.puzzle(FIRST_SEED + i, hardness);
      if (look(page.plane(), tally) instanceof FoundGrids grids) {
        tally.error(PlanarError.ofNodes(grids.best(), page.nodes()));
      }
    }
    System.out.println(tally);
  }

  private void nonsense(PageRenderer renderer) {
    GeometryRow tally = new GeometryRow("rendered, no puzzle");
    for (int i = 0; i < PAGES; i++) {
      look(renderer.noPuzzle(FIRST_SEED + i).plane(), tally);
    }
    System.out.println(tally);
  }

  private void lookalikes(LookalikeRenderer renderer) {
    for (Lookalike kind : Lookalike.values()) {
      GeometryRow tally = new GeometryRow(kind.name().toLowerCase(Locale.ROOT).replace('_', ' '));
      for (int i = 0; i < LOOKALIKES; i++) {
        look(renderer.page(kind, FIRST_SEED + i).plane(), tally);
      }
      System.out.println(tally);
    }
  }

  private GridSearchResult look(LumaPlane plane, GeometryRow tally) {
    ThreadMeter whole = new ThreadMeter();
    whole.start();
    meter.start();
    picture.load(plane);
    tally.cost(GeometryRow.Stage.LOAD, meter.millis());
    meter.start();
    GridSearchResult result = finder.find(picture);
    tally.cost(GeometryRow.Stage.FIND, meter.millis());
    if (result instanceof FoundGrids grids) {
      meter.start();
      patches.cut(picture, grids.best());
      tally.cost(GeometryRow.Stage.CUT, meter.millis());
    }
    tally.cost(GeometryRow.Stage.KILOBYTES, whole.kilobytes());
    tally.count(result);
    return result;
  }
}
