package dev.casilla.app.scan;

import dev.casilla.app.photo.PhotoOutcome.Found;
import dev.casilla.app.review.Draft;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.solver.Grid;
import java.util.Optional;

/**
 * What one frame showed. Immutable.
 *
 * @param guidance what the person could do
 * @param outline the puzzle's corners, in pixels of the view that shows the frame, once these are
 *     known
 * @param answer the puzzle and its solution, if that is certain and was asked for
 * @param taken the reading, if it was taken
 * @param choice what there is to choose from, if several were
 */
public record Sighting(
    Guidance guidance,
    Optional<Quad> outline,
    Optional<Answer> answer,
    Optional<Draft> taken,
    Optional<Found> choice) {
  /** A puzzle as printed and its only solution. */
  public record Answer(Grid givens, Grid solution) {}

  /** A frame without a grid that can be read. */
  static Sighting nothing(Guidance guidance) {
    return new Sighting(
        guidance, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** A picture of which this was read. */
  static Sighting picture(Found found) {
    return found.puzzles().size() == 1
        ? nothing(Guidance.READ).with(found.puzzles().get(0).draft())
        : new Sighting(
            Guidance.READ,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(found));
  }

  /** A frame with a grid, which is being read. */
  static Sighting grid(Optional<Quad> outline) {
    return new Sighting(
        Guidance.HOLD, outline, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** This sighting with the answer. */
  Sighting with(Answer known) {
    return new Sighting(Guidance.SHOWN, outline, Optional.of(known), taken, choice);
  }

  /** This sighting, taken. */
  Sighting with(Draft draft) {
    return new Sighting(Guidance.READ, outline, answer, Optional.of(draft), choice);
  }

  /** This sighting of a puzzle that was taken before. */
  Sighting known() {
    return new Sighting(Guidance.KNOWN, outline, answer, taken, choice);
  }

  /** This sighting of a puzzle that was taken before with doubts, and still has some. */
  Sighting unsure() {
    return new Sighting(Guidance.UNSURE, outline, answer, taken, choice);
  }

  /** Whether there is a grid in the frame. */
  boolean hasGrid() {
    return guidance.hasGrid();
  }
}
