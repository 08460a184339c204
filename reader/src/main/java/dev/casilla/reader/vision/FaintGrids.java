package dev.casilla.reader.vision;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Where there may be a grid, but so few of its lines are seen that its digits have to prove it; the
 * most likely place first, never empty.
 *
 * @param otherwise why there is nothing to be read if they do not
 */
public record FaintGrids(List<FoundGrid> bestFirst, Rejection otherwise) implements Finding {
  /** Keeps a copy of the list. */
  public FaintGrids(List<FoundGrid> bestFirst, Rejection otherwise) {
    if (bestFirst.isEmpty()) {
      throw new IllegalArgumentException("no grid");
    }
    this.bestFirst = Collections.unmodifiableList(new ArrayList<>(bestFirst));
    this.otherwise = otherwise;
  }
}
