package dev.casilla.app.data;

import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.model.StoredSheet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * All kept sheets together. Every call may take the time of a disk: not for the main thread,
 * otherwise for any.
 */
public interface HistoryRepository extends DraftRepository {
  /**
   * At most {@code most} sheets, the last changed first, of those that come after {@code after};
   * {@code null} for the beginning.
   */
  List<SheetSummary> summaries(@Nullable SheetSummary after, int most);

  /**
   * Like {@link #summaries}, but only sheets in whose grid string, as printed or with what is
   * filled in, {@code cells} is found.
   */
  List<SheetSummary> summariesContaining(String cells, @Nullable SheetSummary after, int most);

  /** At most {@code most} whole sheets with ids larger than {@code afterId}, in their order. */
  List<StoredSheet> sheets(long afterId, int most);

  /** How many sheets there are. */
  int count();

  /**
   * Keeps all of these that are not kept yet, or none if that fails.
   *
   * <p>A sheet is kept already if another says the same, or if it has nothing but givens and these
   * are another's givens too. Of two states of the same sheet, known by origin, givens and the time
   * when it came, the one that was changed later is kept.
   */
  default InsertResult insertAll(List<NewSheet> arrivals) {
    return insertAll(NewSheetBatch.of(arrivals), () -> true);
  }

  /**
   * Likewise, or none if after all of them they are not {@code wanted} any more; may be asked more
   * than once.
   *
   * @throws CancellationException in that case
   */
  InsertResult insertAll(NewSheetBatch arrivals, BooleanSupplier wanted);

  /** Deletes a sheet; until {@link #purgeDeletedExcept} it can be had back. */
  void delete(long id);

  /** Undoes {@link #delete}. */
  void restore(List<Long> ids);

  /** Deletes for good what was deleted, but not {@code ids}. */
  void purgeDeletedExcept(List<Long> ids);

  /**
   * What happened to the place where sheets are kept, unless {@link #dismissDatabaseDamage} was
   * told.
   */
  Optional<DatabaseDamage> databaseDamage();

  /** The person knows of the {@link #databaseDamage}. */
  void dismissDatabaseDamage();
}
