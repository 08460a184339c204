package dev.casilla.reader.rig;

import dev.casilla.reader.testing.Corpus;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.Lookalike;
import dev.casilla.reader.testing.LookalikeRenderer;
import dev.casilla.reader.testing.PageRenderer;
import dev.casilla.reader.testing.Photo;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.testing.RenderedPage;
import dev.casilla.reader.vision.CellPatches;
import dev.casilla.reader.vision.Finding;
import dev.casilla.reader.vision.FoundGrids;
import dev.casilla.reader.vision.GridFinder;
import dev.casilla.reader.vision.LumaPlane;
import dev.casilla.reader.vision.Picture;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Prints how well and how fast grids are found: a row for each set of photos, its development half
 * and its held-out half apart, and rows for rendered pages. Columns with two numbers give median
 * and 95th percentile; <i>error</i> is that of the worst corner on photos, of the worst node on
 * rendered pages, in cells. Run it by {@code ./gradlew :reader:evaluateGeometry}.
 */
public final class EvaluateGeometry {
  /** Pages for each row. */
  private static final int PAGES = 200;

  /** Pages with each of the things that look like a Sudoku: more than 500 together. */
  private static final int LOOKALIKES = 30;

  /** Tests look at seeds below. */
  private static final long FIRST_SEED = 50_000;

  private static final double[] HARDNESSES = {0.2, 0.6, 1};

  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder();
  private final CellPatches patches = new CellPatches();
  private final Meter meter = new Meter();

  /** Takes no arguments. */
  public static void main(String[] args) {
    EvaluateGeometry evaluation = new EvaluateGeometry();
    Corpus.find().ifPresent(evaluation::warmUp);
    System.out.println(Tally.HEADER);
    Corpus.find().ifPresentOrElse(evaluation::photos, () -> System.out.println(Corpus.MISSING));
    for (double hardness : HARDNESSES) {
      evaluation.puzzles(new PageRenderer(800, 600), hardness);
    }
    evaluation.nonsense(new PageRenderer(800, 600));
    evaluation.lookalikes(new LookalikeRenderer(800, 600));
  }

  private void warmUp(Corpus corpus) {
    corpus.photos().stream().limit(40).forEach(photo -> measure(photo, new Tally("warm-up")));
  }

  private void photos(Corpus corpus) {
    Map<String, Tally> tallies = new TreeMap<>(Comparator.naturalOrder());
    for (Photo photo : corpus.photos()) {
      String row = photo.set() + (photo.isHeldOut() ? " held out" : " development");
      measure(photo, tallies.computeIfAbsent(row, Tally::new));
    }
    tallies.values().forEach(System.out::println);
  }

  private void measure(Photo photo, Tally tally) {
    Finding finding = look(ImageFiles.read(photo.file()), tally);
    if (finding instanceof FoundGrids grids) {
      photo
          .corners()
          .ifPresent(corners -> tally.error(PlanarError.ofCorners(grids.best(), corners)));
    }
  }

  private void puzzles(PageRenderer renderer, double hardness) {
    Tally tally = new Tally("rendered, hardness " + hardness);
    for (int i = 0; i < PAGES; i++) {
      RenderedPage page = renderer.puzzle(FIRST_SEED + i, hardness);
      if (look(page.plane(), tally) instanceof FoundGrids grids) {
        tally.error(PlanarError.ofNodes(grids.best(), page.nodes()));
      }
    }
    System.out.println(tally);
  }

  private void nonsense(PageRenderer renderer) {
    Tally tally = new Tally("rendered, no puzzle");
    for (int i = 0; i < PAGES; i++) {
      look(renderer.noPuzzle(FIRST_SEED + i).plane(), tally);
    }
    System.out.println(tally);
  }

  private void lookalikes(LookalikeRenderer renderer) {
    for (Lookalike kind : Lookalike.values()) {
      Tally tally = new Tally(kind.name().toLowerCase(Locale.ROOT).replace('_', ' '));
      for (int i = 0; i < LOOKALIKES; i++) {
        look(renderer.page(kind, FIRST_SEED + i).plane(), tally);
      }
      System.out.println(tally);
    }
  }

  private Finding look(LumaPlane plane, Tally tally) {
    Meter whole = new Meter();
    whole.start();
    meter.start();
    picture.load(plane);
    tally.cost(Tally.Stage.LOAD, meter.millis());
    meter.start();
    Finding finding = finder.find(picture);
    tally.cost(Tally.Stage.FIND, meter.millis());
    if (finding instanceof FoundGrids grids) {
      meter.start();
      patches.cut(picture, grids.best());
      tally.cost(Tally.Stage.CUT, meter.millis());
    }
    tally.cost(Tally.Stage.KILOBYTES, whole.kilobytes());
    tally.count(finding);
    return finding;
  }
}
