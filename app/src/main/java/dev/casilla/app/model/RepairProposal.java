package dev.casilla.app.model;

import dev.casilla.reader.repair.GivenChange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Changes of printed digits that give a reading exactly one solution. Immutable. */
public record RepairProposal(List<GivenChange> changes) {
  public RepairProposal {
    changes = Collections.unmodifiableList(new ArrayList<>(changes));
  }

  public boolean changes(int cell) {
    return changes.stream().anyMatch(change -> change.cell() == cell);
  }
}
