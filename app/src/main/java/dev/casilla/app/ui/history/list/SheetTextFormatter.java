package dev.casilla.app.ui.history.list;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.function.LongSupplier;

/** Formats a sheet's texts in the person's language. Confined to one thread. */
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

  /** The progress, as in "51 cells left"; a draft must be reviewed first. */
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

  String origin(SheetSummary outline) {
    return origin(outline.origin());
  }

  String time(SheetSummary outline) {
    return times.since(outline.changedMillis());
  }

  /** The name of the row's menu button, which tells screen readers the row. */
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

  /** The progress of a sheet. */
  record SheetProgress(State state, int left) {
    enum State {
      OPEN,
      CLASHING,
      /** No cell is empty; the digits may still differ from the solution. */
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
