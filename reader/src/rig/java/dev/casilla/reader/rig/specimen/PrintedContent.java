package dev.casilla.reader.rig.specimen;

import dev.casilla.reader.result.RejectionReason;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;

/**
 * The true content of an image.
 *
 * @param puzzle the intended puzzle; empty if there is none
 * @param others the givens of other puzzles as far as known: reading one of them is not intended
 *     but not wrong
 * @param refusal the expected rejection reason, if known
 */
public record PrintedContent(
    Optional<BoardTruth> puzzle, List<Grid> others, Optional<RejectionReason> refusal) {
  /** An unreadable image with its expected rejection reason. */
  public static PrintedContent refusedAs(RejectionReason why) {
    return new PrintedContent(Optional.empty(), List.of(), Optional.of(why));
  }

  public PrintedContent(Optional<BoardTruth> puzzle, List<Grid> others) {
    this(puzzle, others, Optional.empty());
  }

  /** Whether one of the puzzles has exactly these givens. */
  public boolean has(Grid givens) {
    return others.contains(givens) || puzzle.map(BoardTruth::givens).equals(Optional.of(givens));
  }
}
