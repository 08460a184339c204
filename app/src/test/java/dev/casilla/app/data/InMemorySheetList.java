package dev.casilla.app.data;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.model.StoredSheet;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Sheets in the order of the history, the last changed first. */
final class InMemorySheetList {
  private static final Comparator<SheetSummary> ORDER =
      Comparator.comparingLong(SheetSummary::changedMillis)
          .thenComparingLong(SheetSummary::id)
          .reversed();

  private final List<SheetSummary> outlines;

  /** Lists {@code sheets}; those in {@code drafts} are drafts. */
  InMemorySheetList(Stream<StoredSheet> sheets, Set<Long> drafts) {
    outlines =
        sheets
            .map(kept -> outline(kept, drafts.contains(kept.id())))
            .sorted(ORDER)
            .collect(Collectors.toList());
  }

  /** Returns at most {@code most} sheets after {@code after}; {@code null} for the first page. */
  List<SheetSummary> after(@Nullable SheetSummary after, int most) {
    return outlines.stream()
        .filter(outline -> after == null || ORDER.compare(outline, after) > 0)
        .limit(most)
        .collect(Collectors.toList());
  }

  /** Returns a page of the sheets that contain {@code cells}. */
  List<SheetSummary> with(String cells, @Nullable SheetSummary after, int most) {
    return after(after, outlines.size()).stream()
        .filter(
            outline ->
                outline.givens().toString().contains(cells)
                    || outline.digits().toString().contains(cells))
        .limit(most)
        .collect(Collectors.toList());
  }

  private static SheetSummary outline(StoredSheet kept, boolean isDraft) {
    Sheet sheet = kept.sheet();
    return new SheetSummary(
        kept.id(), kept.origin(), sheet.givens(), sheet.entries(), kept.changedMillis(), isDraft);
  }
}
