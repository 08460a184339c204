package dev.casilla.app.reading.frame;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.photo.PhotoResult.Found;
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
public record FrameResult(
    ScanGuidance guidance,
    Optional<Quad> outline,
    Optional<Answer> answer,
    Optional<ScanDraft> taken,
    Optional<Found> choice) {
  /** A puzzle as printed and its only solution. */
  public record Answer(Grid givens, Grid solution) {}

  /** A frame without a grid that can be read. */
  public static FrameResult nothing(ScanGuidance guidance) {
    return new FrameResult(
        guidance, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** A picture of which this was read. */
  public static FrameResult picture(Found found) {
    return found.puzzles().size() == 1
        ? nothing(ScanGuidance.READ).with(found.puzzles().get(0).draft())
        : new FrameResult(
            ScanGuidance.READ,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(found));
  }

  /** A frame with a grid, which is being read. */
  public static FrameResult grid(Optional<Quad> outline) {
    return new FrameResult(
        ScanGuidance.HOLD, outline, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** This sighting with the answer. */
  public FrameResult with(Answer known) {
    return new FrameResult(ScanGuidance.SHOWN, outline, Optional.of(known), taken, choice);
  }

  /** This sighting, taken. */
  FrameResult with(ScanDraft draft) {
    return new FrameResult(ScanGuidance.READ, outline, answer, Optional.of(draft), choice);
  }

  /** This sighting of a puzzle that was taken before. */
  FrameResult known() {
    return new FrameResult(ScanGuidance.KNOWN, outline, answer, taken, choice);
  }

  /** This sighting of a puzzle that was taken before with doubts, and still has some. */
  FrameResult unsure() {
    return new FrameResult(ScanGuidance.UNSURE, outline, answer, taken, choice);
  }

  /** Whether there is a grid in the frame. */
  public boolean hasGrid() {
    return guidance.hasGrid();
  }
}
