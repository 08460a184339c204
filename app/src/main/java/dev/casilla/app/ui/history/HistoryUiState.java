package dev.casilla.app.ui.history;

import dev.casilla.app.data.DatabaseDamage;
import dev.casilla.app.model.SheetSummary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * All that the list of kept sheets shows. Immutable.
 *
 * @param phase how far it is
 * @param query what is looked for; everything if blank
 * @param entries what was found so far, the last changed first
 * @param more whether there may be more
 * @param deleted how many were deleted and can be had back
 * @param mishap what the person is to be told of the store
 */
record HistoryUiState(
    Phase phase,
    String query,
    List<SheetSummary> entries,
    boolean more,
    int deleted,
    Optional<DatabaseDamage> mishap) {
  /** Keeps a copy of {@code entries}. */
  HistoryUiState {
    entries = Collections.unmodifiableList(new ArrayList<>(entries));
  }

  /** How far a list is. */
  enum Phase {
    /** It is being read. */
    LOADING,
    /** It has been being read for a while. */
    LOADING_LONG,
    /** It is there. */
    READY,
    /** It cannot be read or changed: the storage does not work. */
    BROKEN
  }

  /** Nothing is known yet. */
  static HistoryUiState begin(String query, int deleted) {
    return new HistoryUiState(
        Phase.LOADING, query, Collections.emptyList(), false, deleted, Optional.empty());
  }

  /** Whether there is not one sheet. */
  boolean isEmpty() {
    return hasNone() && query.trim().isEmpty();
  }

  /** Whether there is no sheet of those looked for. */
  boolean isNothingFound() {
    return hasNone() && !query.trim().isEmpty();
  }

  private boolean hasNone() {
    return phase == Phase.READY && entries.isEmpty();
  }

  HistoryUiState in(Phase next) {
    return new HistoryUiState(next, query, entries, more, deleted, mishap);
  }

  HistoryUiState lookingFor(String text) {
    return new HistoryUiState(phase, text, entries, more, deleted, mishap);
  }

  HistoryUiState found(List<SheetSummary> found, boolean mayBeMore) {
    return new HistoryUiState(Phase.READY, query, found, mayBeMore, deleted, mishap);
  }

  HistoryUiState after(Optional<DatabaseDamage> told) {
    return new HistoryUiState(phase, query, entries, more, deleted, told);
  }

  /** The same without the sheet {@code id}, {@code count} being deleted by now. */
  HistoryUiState without(long id, int count) {
    List<SheetSummary> rest = new ArrayList<>(entries);
    rest.removeIf(outline -> outline.id() == id);
    return new HistoryUiState(phase, query, rest, more, count, mishap);
  }

  HistoryUiState deleted(int count) {
    return new HistoryUiState(phase, query, entries, more, count, mishap);
  }
}
