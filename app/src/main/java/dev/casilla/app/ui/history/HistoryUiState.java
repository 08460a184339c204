package dev.casilla.app.ui.history;

import dev.casilla.app.data.DatabaseDamage;
import dev.casilla.app.model.SheetSummary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The state of the history screen. Immutable.
 *
 * @param query the search text; all sheets if blank
 * @param entries the sheets found so far, the last changed first
 * @param more whether there may be more sheets
 * @param deleted how many deleted sheets can be restored
 */
record HistoryUiState(
    Phase phase,
    String query,
    List<SheetSummary> entries,
    boolean more,
    int deleted,
    Optional<DatabaseDamage> damage) {
  HistoryUiState {
    entries = Collections.unmodifiableList(new ArrayList<>(entries));
  }

  enum Phase {
    LOADING,
    /** Reading takes long enough to show progress. */
    LOADING_LONG,
    READY,
    BROKEN
  }

  /** The first state, before anything is read. */
  static HistoryUiState begin(String query, int deleted) {
    return new HistoryUiState(
        Phase.LOADING, query, Collections.emptyList(), false, deleted, Optional.empty());
  }

  boolean isEmpty() {
    return hasNone() && query.trim().isEmpty();
  }

  boolean isNothingFound() {
    return hasNone() && !query.trim().isEmpty();
  }

  private boolean hasNone() {
    return phase == Phase.READY && entries.isEmpty();
  }

  HistoryUiState withPhase(Phase next) {
    return new HistoryUiState(next, query, entries, more, deleted, damage);
  }

  HistoryUiState withQuery(String text) {
    return new HistoryUiState(phase, text, entries, more, deleted, damage);
  }

  HistoryUiState found(List<SheetSummary> found, boolean mayBeMore) {
    return new HistoryUiState(Phase.READY, query, found, mayBeMore, deleted, damage);
  }

  HistoryUiState withDamage(Optional<DatabaseDamage> told) {
    return new HistoryUiState(phase, query, entries, more, deleted, told);
  }

  HistoryUiState without(long id, int count) {
    List<SheetSummary> rest = new ArrayList<>(entries);
    rest.removeIf(outline -> outline.id() == id);
    return new HistoryUiState(phase, query, rest, more, count, damage);
  }

  HistoryUiState deleted(int count) {
    return new HistoryUiState(phase, query, entries, more, count, damage);
  }
}
