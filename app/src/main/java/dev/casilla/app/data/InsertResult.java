package dev.casilla.app.data;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What became of sheets that came in together. Immutable.
 *
 * @param ids the id of each, in their order; of those that were kept before, the earlier one's
 * @param added how many of them are new, or newer than what was kept
 */
public record InsertResult(List<Long> ids, int added) {
  /** Keeps a copy of {@code ids}. */
  public InsertResult {
    ids = Collections.unmodifiableList(new ArrayList<>(ids));
  }

  /** How many were kept before. */
  public int duplicates() {
    return ids.size() - added;
  }
}
