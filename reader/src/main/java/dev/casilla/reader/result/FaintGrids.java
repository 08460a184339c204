package dev.casilla.reader.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Possible grids of which so few lines are seen that their digits must confirm them; the most
 * likely first, never empty.
 *
 * @param bestFirst the possible grids
 * @param rejection the reason to report if none of them is confirmed
 */
public record FaintGrids(List<FoundGrid> bestFirst, RejectionReason rejection)
    implements GridSearchResult {
  /** Keeps a copy of the list. */
  public FaintGrids(List<FoundGrid> bestFirst, RejectionReason rejection) {
    if (bestFirst.isEmpty()) {
      throw new IllegalArgumentException("no grids");
    }
    this.bestFirst = Collections.unmodifiableList(new ArrayList<>(bestFirst));
    this.rejection = rejection;
  }
}
