package dev.casilla.reader.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The grids in a picture, the most likely to be meant first; never empty.
 *
 * @param bestFirst what there is without doubt
 * @param faint where there may be another, so faint that its digits have to prove it
 */
public record FoundGrids(List<FoundGrid> bestFirst, List<FoundGrid> faint)
    implements GridSearchResult {
  /** Keeps copies of the lists. */
  public FoundGrids(List<FoundGrid> bestFirst, List<FoundGrid> faint) {
    if (bestFirst.isEmpty()) {
      throw new IllegalArgumentException("no grid");
    }
    this.bestFirst = Collections.unmodifiableList(new ArrayList<>(bestFirst));
    this.faint = Collections.unmodifiableList(new ArrayList<>(faint));
  }

  public FoundGrid best() {
    return bestFirst.get(0);
  }
}
