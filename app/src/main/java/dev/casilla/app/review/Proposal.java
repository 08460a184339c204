package dev.casilla.app.review;

import dev.casilla.reader.repair.GivenChange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Changes of printed digits that would make a proper puzzle of a reading. Immutable. */
public record Proposal(List<GivenChange> changes) {
  /** Keeps a copy of the list. */
  public Proposal {
    changes = Collections.unmodifiableList(new ArrayList<>(changes));
  }

  /** Whether {@code cell} would change. */
  boolean changes(int cell) {
    return changes.stream().anyMatch(change -> change.cell() == cell);
  }
}
