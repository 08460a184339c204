package dev.casilla.app.reading.frame;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.photo.PhotoResult.Found;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.solver.Grid;
import java.util.Optional;

/**
 * The result of reading one frame. Immutable.
 *
 * @param outline the puzzle's corners in pixels of the preview, if they are known
 * @param answer the puzzle and its solution, if it is certain and was requested
 * @param choice the puzzles to choose from, if there are several
 */
public record FrameResult(
    ScanGuidance guidance,
    Optional<Quad> outline,
    Optional<Answer> answer,
    Optional<ScanDraft> taken,
    Optional<Found> choice) {
  public record Answer(Grid givens, Grid solution) {}

  public static FrameResult nothing(ScanGuidance guidance) {
    return new FrameResult(
        guidance, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** A picture with the puzzles {@code found}. */
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

  /** A frame with a grid that is still being read. */
  public static FrameResult grid(Optional<Quad> outline) {
    return new FrameResult(
        ScanGuidance.HOLD, outline, Optional.empty(), Optional.empty(), Optional.empty());
  }

  public FrameResult with(Answer known) {
    return new FrameResult(ScanGuidance.SHOWN, outline, Optional.of(known), taken, choice);
  }

  FrameResult with(ScanDraft draft) {
    return new FrameResult(ScanGuidance.READ, outline, answer, Optional.of(draft), choice);
  }

  /** This result for a puzzle that was reviewed before. */
  FrameResult known() {
    return new FrameResult(ScanGuidance.KNOWN, outline, answer, taken, choice);
  }

  /** This result for a reviewed puzzle that is still doubtful in frames. */
  FrameResult unsure() {
    return new FrameResult(ScanGuidance.UNSURE, outline, answer, taken, choice);
  }

  public boolean hasGrid() {
    return guidance.hasGrid();
  }
}
