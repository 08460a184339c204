package dev.casilla.reader.rig.specimen;

import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.result.FoundGrid;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/**
 * A picture to be read.
 *
 * @param name to find it again
 * @param set of which kind it is
 * @param isCovered whether something hides a printed digit, so that nobody could read all of it
 * @param plane the picture, made when it is asked for
 * @param printed what is on it
 * @param error how far a grid is off the puzzle's place, in cells; nothing where that is not known
 */
public record Specimen(
    String name,
    String set,
    boolean isCovered,
    Supplier<LumaPlane> plane,
    PrintedContent printed,
    Optional<ToDoubleFunction<FoundGrid>> error) {
  /**
   * What cannot be read as it is printed, whatever its kind; what counts is that nothing is shown
   * as certain that was not.
   */
  private static final String COVERED = "page, digit covered";

  public Optional<BoardTruth> truth() {
    return printed.puzzle();
  }

  /** The row of the report that it belongs to. */
  public String row() {
    return isCovered ? COVERED : set;
  }
}
