package dev.casilla.app.sheet;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * All kept sheets together. Every call may take the time of a disk: not for the main thread,
 * otherwise for any.
 */
public interface Archive extends DraftStore {
  /**
   * At most {@code most} sheets, the last changed first, of those that come after {@code after};
   * {@code null} for the beginning.
   */
  List<Outline> outlines(@Nullable Outline after, int most);

  /**
   * Like {@link #outlines}, but only sheets in whose grid string, as printed or with what is filled
   * in, {@code cells} is found.
   */
  List<Outline> outlinesWith(String cells, @Nullable Outline after, int most);

  /** At most {@code most} whole sheets with ids larger than {@code afterId}, in their order. */
  List<KeptSheet> sheets(long afterId, int most);

  /** How many sheets there are. */
  int count();

  /**
   * Keeps all of these that are not kept yet, or none if that fails.
   *
   * <p>A sheet is kept already if another says the same, or if it has nothing but givens and these
   * are another's givens too. Of two states of the same sheet, known by origin, givens and the time
   * when it came, the one that was changed later is kept.
   */
  default Intake takeIn(List<Arrival> arrivals) {
    return takeIn(Arrivals.of(arrivals), () -> true);
  }

  /**
   * Likewise, or none if after all of them they are not {@code wanted} any more; may be asked more
   * than once.
   *
   * @throws CancellationException in that case
   */
  Intake takeIn(Arrivals arrivals, BooleanSupplier wanted);

  /** Deletes a sheet; until {@link #forgetDeletedBut} it can be had back. */
  void delete(long id);

  /** Undoes {@link #delete}. */
  void restore(List<Long> ids);

  /** Deletes for good what was deleted, but not {@code ids}. */
  void forgetDeletedBut(List<Long> ids);

  /** What happened to the place where sheets are kept, unless {@link #forgetMishap} was told. */
  Optional<Mishap> mishap();

  /** The person knows of the {@link #mishap}. */
  void forgetMishap();
}
