package dev.casilla.reader.vision;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The grids in a picture, the most likely to be meant first; never empty. */
public record FoundGrids(List<FoundGrid> bestFirst) implements Finding {
  /** Keeps a copy of the list. */
  public FoundGrids(List<FoundGrid> bestFirst) {
    if (bestFirst.isEmpty()) {
      throw new IllegalArgumentException("no grid");
    }
    this.bestFirst = Collections.unmodifiableList(new ArrayList<>(bestFirst));
  }

  public FoundGrid best() {
    return bestFirst.get(0);
  }
}
