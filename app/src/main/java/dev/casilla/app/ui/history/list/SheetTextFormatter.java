package dev.casilla.app.ui.history.list;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.function.LongSupplier;

/** Says in the person's language what there is to say of a sheet. Confined to one thread. */
public final class SheetTextFormatter {
  private final Resources resources;
  private final RelativeTimeFormatter times;

  public SheetTextFormatter(Resources resources, LongSupplier millis) {
    this.resources = resources;
    this.times =
        new RelativeTimeFormatter(resources.getConfiguration().getLocales().get(0), millis);
  }

  /** Origin, state and time in words: what a search of the history looks through. */
  public String words(SheetSummary outline) {
    return origin(outline.origin())
        + "\n"
        + state(outline)
        + "\n"
        + times.since(outline.changedMillis())
        + "\n"
        + times.date(outline.changedMillis());
  }

  /** How far it is, as in "51 cells left"; a draft has to be looked over before anything else. */
  String state(SheetSummary outline) {
    if (outline.isDraft()) {
      return resources.getString(R.string.review_draft);
    }
    SheetProgress progress = SheetProgress.of(outline);
    return switch (progress.state()) {
      case OPEN ->
          resources.getQuantityString(R.plurals.history_left, progress.left(), progress.left());
      case CLASHING -> resources.getString(R.string.history_clashing);
      case FILLED -> resources.getString(R.string.history_filled);
    };
  }

  /** Where it is from, as in "Typed". */
  String origin(SheetSummary outline) {
    return origin(outline.origin());
  }

  /** When it was changed, as in "5 minutes ago". */
  String time(SheetSummary outline) {
    return times.since(outline.changedMillis());
  }

  /** What the button for more is called: a screen reader tells those of two rows apart. */
  String more(SheetSummary outline) {
    return resources.getString(
        R.string.history_more_of,
        state(outline),
        resources.getString(R.string.history_origin_and_time, origin(outline), time(outline)));
  }

  private String origin(Origin origin) {
    return resources.getString(
        switch (origin) {
          case SCAN -> R.string.origin_scan;
          case PHOTO -> R.string.origin_photo;
          case TYPED -> R.string.origin_typed;
          case PASTED -> R.string.origin_pasted;
          case GENERATED -> R.string.origin_generated;
        });
  }

  /**
   * How far a sheet is.
   *
   * @param state in a word
   * @param left how many cells are empty
   */
  record SheetProgress(State state, int left) {
    /** How far, in a word. */
    enum State {
      OPEN,
      CLASHING,
      /** No cell is empty; whether its digits are the only ones that fit has not been asked. */
      FILLED
    }

    static SheetProgress of(SheetSummary outline) {
      Grid digits = outline.digits();
      int left = Cells.COUNT - digits.givens();
      if (!digits.clashes().isEmpty()) {
        return new SheetProgress(State.CLASHING, left);
      }
      return new SheetProgress(left == 0 ? State.FILLED : State.OPEN, left);
    }
  }
}
