package dev.casilla.app.sheet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What became of sheets that came in together. Immutable.
 *
 * @param ids the id of each, in their order; of those that were kept before, the earlier one's
 * @param added how many of them are new, or newer than what was kept
 */
public record Intake(List<Long> ids, int added) {
  /** Keeps a copy of {@code ids}. */
  public Intake {
    ids = Collections.unmodifiableList(new ArrayList<>(ids));
  }

  /** How many were kept before. */
  public int known() {
    return ids.size() - added;
  }
}
