package dev.casilla.reader.repair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The result of the search for the puzzle of a reading. A puzzle has exactly one solution. */
public sealed interface Conclusion {
  /** One puzzle is far more likely than all others; it may be shown as certain. */
  record Accepted(PossiblePuzzle explanation) implements Conclusion {}

  /** Returns this conclusion without certainty, so that a person checks it. */
  default Conclusion proposed() {
    return this instanceof Accepted accepted
        ? new Proposed(Collections.singletonList(accepted.explanation()))
        : this;
  }

  /** One or more puzzles that a person must check, most likely first. */
  record Proposed(List<PossiblePuzzle> bestFirst) implements Conclusion {
    /** Copies the list. */
    public Proposed(List<PossiblePuzzle> bestFirst) {
      if (bestFirst.isEmpty()) {
        throw new IllegalArgumentException("no proposed puzzle");
      }
      this.bestFirst = Collections.unmodifiableList(new ArrayList<>(bestFirst));
    }
  }

  /** No puzzle was found. */
  record None(NoPuzzleReason why) implements Conclusion {}

  /** The reason why no puzzle was found. */
  enum NoPuzzleReason {
    /** The search was not run. */
    NOT_SOUGHT,
    /** Fewer givens were read than a puzzle needs. */
    TOO_FEW_DIGITS,
    /** No alternative for the doubtful cells leads to a solution. */
    NO_SOLUTION,
    /** All alternatives for the doubtful cells with a solution have several solutions. */
    SEVERAL_SOLUTIONS
  }
}
