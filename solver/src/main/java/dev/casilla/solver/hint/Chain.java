package dev.casilla.solver.hint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Links in the order in which they are told.
 *
 * <p>In a chain or loop each link begins where the one before ends. In a net a link may begin where
 * any earlier one ends, and several links that end at the same place are needed together.
 * Immutable.
 */
public record Chain(List<Link> links) {
  /** Copies the list. */
  public Chain {
    links = Collections.unmodifiableList(new ArrayList<>(links));
  }
}
