package dev.casilla.app.data;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The outcome of an import. Immutable.
 *
 * @param ids the id of each imported sheet, in order; a sheet stored before has its earlier id
 * @param added how many sheets are new, or newer than the stored ones
 * @param malformed how many more sheets could not be read
 */
public record ImportResult(List<Long> ids, int added, int malformed) {
  public ImportResult {
    ids = Collections.unmodifiableList(new ArrayList<>(ids));
  }

  public long first() {
    return ids.get(0);
  }

  public int count() {
    return ids.size();
  }

  public int duplicates() {
    return ids.size() - added;
  }
}
