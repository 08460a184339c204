package dev.casilla.reader.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Where there may be a grid, but so few of its lines are seen that its digits have to prove it; the
 * most likely place first, never empty.
 *
 * @param rejection why there is nothing to be read if they do not
 */
public record FaintGrids(List<FoundGrid> bestFirst, RejectionReason rejection)
    implements GridSearchResult {
  /** Keeps a copy of the list. */
  public FaintGrids(List<FoundGrid> bestFirst, RejectionReason rejection) {
    if (bestFirst.isEmpty()) {
      throw new IllegalArgumentException("no grid");
    }
    this.bestFirst = Collections.unmodifiableList(new ArrayList<>(bestFirst));
    this.rejection = rejection;
  }
}
