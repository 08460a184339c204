package dev.casilla.reader.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The grids in an image, the one most likely intended first; never empty.
 *
 * @param bestFirst grids that are clearly seen
 * @param faint possible further grids, which their digits must confirm
 */
public record FoundGrids(List<FoundGrid> bestFirst, List<FoundGrid> faint)
    implements GridSearchResult {
  /** Keeps copies of the lists. */
  public FoundGrids(List<FoundGrid> bestFirst, List<FoundGrid> faint) {
    if (bestFirst.isEmpty()) {
      throw new IllegalArgumentException("no grids");
    }
    this.bestFirst = Collections.unmodifiableList(new ArrayList<>(bestFirst));
    this.faint = Collections.unmodifiableList(new ArrayList<>(faint));
  }

  public FoundGrid best() {
    return bestFirst.get(0);
  }
}
