package dev.casilla.solver.hint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A step of a chain: what follows for {@code to} from {@code from}.
 *
 * <p>Each end is one candidate, or several of one digit that count as one: it is true if one of
 * them is. In a chain the end of a link is the beginning of the next. Immutable.
 */
public record Link(Strength strength, List<Candidate> from, List<Candidate> to) {
  /** Copies the lists. */
  public Link {
    from = Collections.unmodifiableList(new ArrayList<>(from));
    to = Collections.unmodifiableList(new ArrayList<>(to));
  }

  /** What a link says of its ends. */
  public enum Strength {
    /** At least one is true: if {@code from} is false, {@code to} is true. */
    STRONG,
    /** At most one is true: if {@code from} is true, {@code to} is false. */
    WEAK
  }
}
