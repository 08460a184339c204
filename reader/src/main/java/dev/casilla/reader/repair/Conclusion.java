package dev.casilla.reader.repair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Which puzzle a reading amounts to, given that puzzles have exactly one solution. */
public sealed interface Conclusion {
  /** There is one explanation, and no other comes near it: it may be shown as certain. */
  record Accepted(PossiblePuzzle explanation) implements Conclusion {}

  /** The same, but nothing is certain: a person has to look. */
  default Conclusion proposed() {
    return this instanceof Accepted accepted
        ? new Proposed(Collections.singletonList(accepted.explanation()))
        : this;
  }

  /** There are explanations, but a person has to look: the likeliest first, at least one. */
  record Proposed(List<PossiblePuzzle> bestFirst) implements Conclusion {
    /** Keeps a copy of the list. */
    public Proposed(List<PossiblePuzzle> bestFirst) {
      if (bestFirst.isEmpty()) {
        throw new IllegalArgumentException("nothing proposed");
      }
      this.bestFirst = Collections.unmodifiableList(new ArrayList<>(bestFirst));
    }
  }

  /** There is no explanation. */
  record None(NoPuzzleReason why) implements Conclusion {}

  /** Why there is no explanation. */
  enum NoPuzzleReason {
    /** It was not looked for. */
    NOT_SOUGHT,
    /** Too few digits were read. */
    TOO_FEW_DIGITS,
    /** Whatever is put into the doubtful cells, there is no solution. */
    NO_SOLUTION,
    /** Whatever is put into the doubtful cells, there are several solutions. */
    SEVERAL_SOLUTIONS
  }
}
