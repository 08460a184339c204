package dev.casilla.app.data;

import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.model.StoredSheet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** All stored sheets together. Calls block on the disk: not for the main thread. */
public interface HistoryRepository extends DraftRepository {
  /**
   * At most {@code most} sheets after {@code after}, the last changed first; {@code null} starts at
   * the first.
   */
  List<SheetSummary> summaries(@Nullable SheetSummary after, int most);

  /**
   * Like {@link #summaries}, but only sheets whose grid string, with or without entries, contains
   * {@code cells}.
   */
  List<SheetSummary> summariesContaining(String cells, @Nullable SheetSummary after, int most);

  /** At most {@code most} sheets with ids larger than {@code afterId}, by id. */
  List<StoredSheet> sheets(long afterId, int most);

  int count();

  /**
   * Stores those of {@code arrivals} that are not stored yet, or none if that fails.
   *
   * <p>A sheet is stored already if another has the same content, or if it has only givens and
   * another has the same ones. Of two states of one sheet (same origin, givens and creation time)
   * the one that was changed later stays.
   */
  default ImportResult insertAll(List<NewSheet> arrivals) {
    return insertAll(NewSheetBatch.of(arrivals), () -> true);
  }

  /**
   * Likewise, but stores none if {@code wanted} returns false at the end; may iterate more than
   * once.
   *
   * @throws CancellationException if {@code wanted} returns false
   */
  ImportResult insertAll(NewSheetBatch arrivals, BooleanSupplier wanted);

  /** Deletes a sheet; it can be restored until {@link #purgeDeletedExcept}. */
  void delete(long id);

  void restore(List<Long> ids);

  /** Deletes all deleted sheets for good, except {@code ids}. */
  void purgeDeletedExcept(List<Long> ids);

  /** The damage from which the database recovered, until {@link #dismissDatabaseDamage}. */
  Optional<DatabaseDamage> databaseDamage();

  void dismissDatabaseDamage();
}
