package dev.casilla.reader.rig;

import dev.casilla.reader.testing.Lookalike;
import dev.casilla.reader.testing.LookalikeRenderer;
import dev.casilla.reader.testing.PagePuzzle;
import dev.casilla.reader.testing.PageRenderer;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.testing.RenderedPage;
import dev.casilla.reader.testing.Shot;
import dev.casilla.reader.vision.LumaPlane;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Rendered pages as specimens: puzzles of several sizes under all angles, and no puzzles at all.
 */
final class Pages {
  /** No seed that the code was tuned on is below this. */
  private static final long FIRST_SEED = 50_000;

  private static final double HARDNESS = 0.5;

  private final PageRenderer renderer = new PageRenderer(800, 600);
  private final int count;

  /**
   * As many pages for each row; thrice as many where a part of a hundred is at stake, and five
   * times as many without a puzzle, in three rows.
   */
  Pages(int count) {
    this.count = count;
  }

  Stream<Specimen> specimens() {
    return Stream.of(
            row("page 16 px", 3 * count, seed -> turned(seed, 16)),
            row("page 20 px", count, seed -> turned(seed, 20)),
            row("page 24 px", 3 * count, seed -> turned(seed, 24)),
            row("page 32 px", count, seed -> turned(seed, 32)),
            row("page 32 px begun", count, seed -> begun(seed, 32)),
            row("page hard", count, seed -> renderer.puzzle(seed, 1)),
            row("page 24 px, finger", count, this::underFinger),
            row("no puzzle", 2 * count, renderer::noPuzzle),
            row("square of signs", 3 * count / 2, renderer::squareOfSigns),
            row("lookalike", 3 * count / 2, this::lookalike))
        .flatMap(specimens -> specimens);
  }

  /** A finger reaches in by half a cell to two, from little to all of the corner hidden. */
  private RenderedPage underFinger(long seed) {
    return turned(seed, 24).withFinger(0.5 * (1 + seed % 4), seed);
  }

  private RenderedPage lookalike(long seed) {
    Lookalike[] kinds = Lookalike.values();
    return new LookalikeRenderer(800, 600).page(kinds[(int) (seed % kinds.length)], seed);
  }

  private RenderedPage turned(long seed, double cell) {
    return renderer.puzzle(seed, Shot.turned(randomOf(seed), cell, HARDNESS));
  }

  private RenderedPage begun(long seed, double cell) {
    return renderer.puzzle(seed, Shot.turned(randomOf(seed), cell, HARDNESS).ofBegunPuzzle(0.3));
  }

  /** Spreads the seeds: what {@code Random} draws first hardly differs for neighbouring ones. */
  private static Random randomOf(long seed) {
    return new Random(seed * 0x9E3779B97F4A7C15L + 1);
  }

  private static Stream<Specimen> row(String set, int pages, LongFunction<RenderedPage> page) {
    return LongStream.range(0, pages).mapToObj(i -> specimen(set, i, page.apply(FIRST_SEED + i)));
  }

  private static Specimen specimen(String set, long number, RenderedPage page) {
    LumaPlane plane = page.plane();
    return new Specimen(
        set + " " + number + ": " + page.description(),
        set,
        () -> plane,
        page.puzzle().map(puzzle -> Truth.of(puzzle.givens(), contents(page))),
        page.others().stream().map(PagePuzzle::givens).toList(),
        grid ->
            page.nodes().isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(PlanarError.ofNodes(grid, page.nodes())));
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
