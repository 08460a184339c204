package dev.casilla.app.ui.history;

import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.model.SheetSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds sheets by words. A word of cells must be part of the grid string; any other word must be in
 * the text of the sheet's row.
 */
// The row's text is slow to format, so it is checked last. The database searches grid strings, ten
// times as fast as it returns sheets.
public final class HistorySearch {
  /** Shorter strings are in many grids, and in years and times. */
  private static final int FEWEST_CELLS = 5;

  /** Rows read at a time: they take little memory, and a cancelled search ends soon. */
  private static final int BATCH = 250;

  private final List<String> words = new ArrayList<>();
  private final List<String> parts = new ArrayList<>();
  private final Function<SheetSummary, String> describer;

  /** Searches for the words of {@code text}; without words, for all sheets. */
  public HistorySearch(String text, Function<SheetSummary, String> describer) {
    this.describer = describer;
    for (String word : text.trim().toLowerCase(Locale.ROOT).split("\\s+", -1)) {
      if (isPartOfGrid(word)) {
        parts.add(word.replaceAll("[0_*-]", "."));
      } else if (!word.isEmpty()) {
        words.add(word);
      }
    }
  }

  /**
   * One page of the sheets found.
   *
   * @param more whether there may be more after them
   */
  public record Page(List<SheetSummary> outlines, boolean more) {}

  /**
   * Reads at most {@code most} matching sheets after {@code after}.
   *
   * @throws CancellationException once {@code outdated} returns true; asked between batches
   */
  public Page read(
      HistoryRepository archive, @Nullable SheetSummary after, int most, BooleanSupplier outdated) {
    List<SheetSummary> found = new ArrayList<>();
    int batch = isForAll() ? most : BATCH;
    stopIf(outdated);
    List<SheetSummary> read = candidates(archive, after, batch);
    while (!read.isEmpty()) {
      for (SheetSummary outline : read) {
        if (matches(outline)) {
          found.add(outline);
        }
        if (found.size() == most) {
          return new Page(found, true);
        }
      }
      stopIf(outdated);
      read = candidates(archive, read.get(read.size() - 1), batch);
    }
    return new Page(found, false);
  }

  private static void stopIf(BooleanSupplier outdated) {
    if (outdated.getAsBoolean()) {
      throw new CancellationException();
    }
  }

  boolean isForAll() {
    return words.isEmpty() && parts.isEmpty();
  }

  /** The next {@code most} sheets that may match; a superset of the matches. */
  List<SheetSummary> candidates(HistoryRepository archive, @Nullable SheetSummary after, int most) {
    return parts.isEmpty()
        ? archive.summaries(after, most)
        : archive.summariesContaining(parts.get(0), after, most);
  }

  boolean matches(SheetSummary outline) {
    for (String part : parts) {
      if (!isInGrid(part, outline)) {
        return false;
      }
    }
    return words.isEmpty() || saysAll(describer.apply(outline).toLowerCase(Locale.ROOT));
  }

  private boolean saysAll(String said) {
    for (String word : words) {
      if (!said.contains(word)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPartOfGrid(String word) {
    return word.length() >= FEWEST_CELLS && word.matches("[0-9._*-]+");
  }

  private static boolean isInGrid(String cells, SheetSummary outline) {
    return outline.givens().toString().contains(cells)
        || outline.digits().toString().contains(cells);
  }
}
