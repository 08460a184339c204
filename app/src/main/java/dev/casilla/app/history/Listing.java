package dev.casilla.app.history;

import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.Outline;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Some of the sheets that are looked for.
 *
 * @param outlines the sheets
 * @param more whether there may be more after them
 */
record Listing(List<Outline> outlines, boolean more) {
  /** So many rows are read at a time: little memory, and soon cancelled. */
  private static final int BATCH = 250;

  /**
   * At most {@code most} of the sheets that {@code search} finds and that come after {@code after}.
   *
   * @throws CancellationException once {@code outdated} says so
   */
  static Listing read(
      Archive archive, Search search, @Nullable Outline after, int most, BooleanSupplier outdated) {
    List<Outline> found = new ArrayList<>();
    int batch = search.isForAll() ? most : BATCH;
    checkWanted(outdated);
    List<Outline> read = search.candidates(archive, after, batch);
    while (!read.isEmpty()) {
      for (Outline outline : read) {
        if (search.matches(outline)) {
          found.add(outline);
        }
        if (found.size() == most) {
          return new Listing(found, true);
        }
      }
      checkWanted(outdated);
      read = search.candidates(archive, read.get(read.size() - 1), batch);
    }
    return new Listing(found, false);
  }

  /** Before each batch: what nobody waits for any more keeps nobody else waiting. */
  private static void checkWanted(BooleanSupplier outdated) {
    if (outdated.getAsBoolean()) {
      throw new CancellationException();
    }
  }
}
