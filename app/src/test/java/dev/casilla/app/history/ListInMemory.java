package dev.casilla.app.history;

import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Outline;
import dev.casilla.app.sheet.Sheet;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Sheets as a list shows them, the last changed first. */
final class ListInMemory {
  private static final Comparator<Outline> ORDER =
      Comparator.comparingLong(Outline::changedMillis).thenComparingLong(Outline::id).reversed();

  private final List<Outline> outlines;

  /** Of {@code sheets}, of which {@code drafts} are drafts. */
  ListInMemory(Stream<KeptSheet> sheets, Set<Long> drafts) {
    outlines =
        sheets
            .map(kept -> outline(kept, drafts.contains(kept.id())))
            .sorted(ORDER)
            .collect(Collectors.toList());
  }

  /** At most {@code most} of those after {@code after}; {@code null} for the beginning. */
  List<Outline> after(@Nullable Outline after, int most) {
    return outlines.stream()
        .filter(outline -> after == null || ORDER.compare(outline, after) > 0)
        .limit(most)
        .collect(Collectors.toList());
  }

  /** Likewise, of those with {@code cells}. */
  List<Outline> with(String cells, @Nullable Outline after, int most) {
    return after(after, outlines.size()).stream()
        .filter(
            outline ->
                outline.givens().toString().contains(cells)
                    || outline.digits().toString().contains(cells))
        .limit(most)
        .collect(Collectors.toList());
  }

  private static Outline outline(KeptSheet kept, boolean isDraft) {
    Sheet sheet = kept.sheet();
    return new Outline(
        kept.id(), kept.origin(), sheet.givens(), sheet.entries(), kept.changedMillis(), isDraft);
  }
}
