package dev.casilla.app.ui.history;

import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.model.SheetSummary;
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
public record HistoryPage(List<SheetSummary> outlines, boolean more) {
  /** So many rows are read at a time: little memory, and soon cancelled. */
  private static final int BATCH = 250;

  /**
   * At most {@code most} of the sheets that {@code search} finds and that come after {@code after}.
   *
   * @throws CancellationException once {@code outdated} says so
   */
  public static HistoryPage read(
      HistoryRepository archive,
      HistorySearch search,
      @Nullable SheetSummary after,
      int most,
      BooleanSupplier outdated) {
    List<SheetSummary> found = new ArrayList<>();
    int batch = search.isForAll() ? most : BATCH;
    checkWanted(outdated);
    List<SheetSummary> read = search.candidates(archive, after, batch);
    while (!read.isEmpty()) {
      for (SheetSummary outline : read) {
        if (search.matches(outline)) {
          found.add(outline);
        }
        if (found.size() == most) {
          return new HistoryPage(found, true);
        }
      }
      checkWanted(outdated);
      read = search.candidates(archive, read.get(read.size() - 1), batch);
    }
    return new HistoryPage(found, false);
  }

  /** Before each batch: what nobody waits for any more keeps nobody else waiting. */
  private static void checkWanted(BooleanSupplier outdated) {
    if (outdated.getAsBoolean()) {
      throw new CancellationException();
    }
  }
}
