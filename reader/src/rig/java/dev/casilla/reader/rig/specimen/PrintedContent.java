package dev.casilla.reader.rig.specimen;

import dev.casilla.reader.result.RejectionReason;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;

/**
 * What there is to be read in a picture.
 *
 * @param puzzle the one that is meant; nothing where there is none
 * @param others the givens of other puzzles, as far as known: to read one of them is not what was
 *     wanted, but not wrong
 * @param refusal as what the picture is to be refused, where that is known
 */
public record PrintedContent(
    Optional<BoardTruth> puzzle, List<Grid> others, Optional<RejectionReason> refusal) {
  /** A picture in which nothing can be read, and which is to be refused as that. */
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
