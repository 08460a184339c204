package dev.casilla.reader.rig.specimen;

import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.testing.camera.ShotSpec;
import dev.casilla.reader.testing.draw.BorderStyle;
import dev.casilla.reader.testing.draw.Lookalike;
import dev.casilla.reader.testing.draw.PagePuzzle;
import dev.casilla.reader.testing.page.Blemish;
import dev.casilla.reader.testing.page.LookalikeRenderer;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.reader.testing.page.RenderedPage;
import dev.casilla.reader.testing.page.SensorGrain;
import dev.casilla.solver.Grid;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Rendered pages as specimens: puzzles of several sizes at all angles, and pages without a puzzle.
 */
public final class RenderedSpecimens {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 600;

  /**
   * Tests use the seeds below. Three pages of blocks 0 and 1 led to fixes; {@code GridFinderTest}
   * tests them too.
   */
  private static final long FIRST_SEED = 50_000;

  /** Seeds in a block; rows use the first ones. */
  private static final long BLOCK = 100_000;

  private static final double HARDNESS = 0.5;

  private final PageRenderer renderer = new PageRenderer(WIDTH, HEIGHT);
  private final int count;
  private final long first;

  /**
   * Creates {@code count} pages for most rows: three times as many where hundredths matter, six
   * times as many without a puzzle, in four rows, and a tenth of twelve megapixels.
   *
   * @param block the block of seeds: a new block has pages that were never used for development
   */
  public RenderedSpecimens(int count, int block) {
    this.count = count;
    first = FIRST_SEED + block * BLOCK;
  }

  public Stream<Specimen> specimens() {
    return Stream.of(
            row("page 16 px", 3 * count, seed -> turned(seed, 16)),
            row("page 20 px", count, seed -> turned(seed, 20)),
            row("page 24 px", 3 * count, seed -> turned(seed, 24)),
            row("page 32 px", count, seed -> turned(seed, 32)),
            row("page 32 px begun", count, seed -> begun(seed, 32)),
            row("page hard", count, seed -> renderer.puzzle(seed, 1)),
            row("page 24 px, finger", count, this::underFinger),
            spoilt("page 24 px, glare", Blemish.GLARE),
            spoilt("page 24 px, ink spots", Blemish.SPOT),
            spoilt("page 24 px, white-out", Blemish.WHITE_OUT),
            row("page 24 px, no border", count, seed -> bordered(seed, BorderStyle.NONE)),
            row("page 24 px, broken border", count, seed -> bordered(seed, BorderStyle.BROKEN)),
            row("page 12 megapixels", Math.max(1, count / 10), RenderedSpecimens::large),
            row("no puzzle", 2 * count, renderer::noPuzzle),
            row("square of signs", 3 * count / 2, renderer::squareOfSigns),
            row("lookalike", 3 * count / 2, this::lookalike),
            row("noise", count, RenderedSpecimens::noise),
            mirrored("page 24 px, mirrored", count))
        .flatMap(specimens -> specimens);
  }

  /** The finger reaches in by half a cell to two cells. */
  private RenderedPage underFinger(long seed) {
    return turned(seed, 24).withFinger(0.5 * (1 + seed % 4), seed);
  }

  /** Pages with only this blemish; pages on which a pen covers a digit too are excluded. */
  private Stream<Specimen> spoilt(String set, Blemish blemish) {
    return row(set, count, seed -> turned(seed, 24).with(blemish, seed))
        .filter(page -> !page.isCovered());
  }

  private RenderedPage lookalike(long seed) {
    Lookalike[] kinds = Lookalike.values();
    return new LookalikeRenderer(WIDTH, HEIGHT).page(kinds[(int) (seed % kinds.length)], seed);
  }

  private static RenderedPage noise(long seed) {
    SensorGrain[] kinds = SensorGrain.values();
    return kinds[(int) (seed % kinds.length)].picture(WIDTH, HEIGHT, seed);
  }

  private RenderedPage turned(long seed, double cell) {
    return bordered(seed, cell, BorderStyle.ANY);
  }

  private RenderedPage bordered(long seed, BorderStyle border) {
    return bordered(seed, 24, border);
  }

  private RenderedPage bordered(long seed, double cell, BorderStyle border) {
    return renderer.puzzle(seed, ShotSpec.turned(seed, cell, HARDNESS), border);
  }

  private RenderedPage begun(long seed, double cell) {
    return renderer.puzzle(seed, ShotSpec.turned(seed, cell, HARDNESS).ofBegunPuzzle(0.3));
  }

  /** A page as a phone photographs it, with a puzzle a third to a half as wide as the image. */
  private static RenderedPage large(long seed) {
    return new PageRenderer(4000, 3000)
        .puzzle(seed, ShotSpec.turned(seed, 110 + 30 * (int) (seed % 3), HARDNESS));
  }

  private Stream<Specimen> row(String set, int pages, LongFunction<RenderedPage> page) {
    return LongStream.range(0, pages)
        .mapToObj(
            i -> {
              RenderedPage rendered = page.apply(first + i);
              return specimen(set + " " + i, set, rendered, printedOn(rendered));
            });
  }

  private Stream<Specimen> mirrored(String set, int pages) {
    PrintedContent nothing = PrintedContent.refusedAs(RejectionReason.MIRRORED);
    return LongStream.range(0, pages)
        .mapToObj(i -> specimen(set + " " + i, set, turned(first + i, 24).mirrored(), nothing));
  }

  private static Specimen specimen(
      String name, String set, RenderedPage page, PrintedContent printed) {
    LumaPlane plane = page.plane();
    return new Specimen(
        name + ": " + page.description(),
        set,
        !page.covered().equals(Grid.EMPTY),
        () -> plane,
        printed,
        page.nodes().isEmpty()
            ? Optional.empty()
            : Optional.of(grid -> PlanarError.ofNodes(grid, page.nodes())));
  }

  private static PrintedContent printedOn(RenderedPage page) {
    return new PrintedContent(
        page.puzzle().map(puzzle -> BoardTruth.of(puzzle.givens(), contents(page))),
        page.others().stream().map(PagePuzzle::givens).toList());
  }

  private static String contents(RenderedPage page) {
    StringBuilder contents = new StringBuilder(page.entries().toString());
    page.puzzle()
        .ifPresent(
            puzzle ->
                puzzle
                    .givens()
                    .filled()
                    .forEach(
                        cell ->
                            contents.setCharAt(
                                cell, (char) ('0' + puzzle.givens().digitAt(cell)))));
    return contents.toString();
  }
}
