package dev.casilla.reader.rig.specimen;

import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.result.FoundGrid;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/**
 * An image to read.
 *
 * @param name identifies it
 * @param set the kind of image
 * @param isCovered whether a printed digit is covered, so that the puzzle cannot be read completely
 * @param plane creates the image on demand
 * @param printed its true content
 * @param error distance of a grid from the true position in cells; empty if that is unknown
 */
public record Specimen(
    String name,
    String set,
    boolean isCovered,
    Supplier<LumaPlane> plane,
    PrintedContent printed,
    Optional<ToDoubleFunction<FoundGrid>> error) {
  /**
   * Row for puzzles that cannot be read as printed; what counts is that nothing is certain and
   * wrong.
   */
  private static final String COVERED = "page, digit covered";

  public Optional<BoardTruth> truth() {
    return printed.puzzle();
  }

  /** The report row of this specimen. */
  public String row() {
    return isCovered ? COVERED : set;
  }
}
