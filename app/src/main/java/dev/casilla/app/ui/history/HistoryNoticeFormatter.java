package dev.casilla.app.ui.history;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.data.DatabaseDamage;
import dev.casilla.app.ui.common.TransferErrorFormatter;
import dev.casilla.app.ui.history.HistoryNoticeCard.Notice.Kind;
import dev.casilla.app.ui.history.transfer.TransferUiState;
import dev.casilla.app.ui.history.transfer.TransferUiState.Direction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Formats messages about the database and transfers in the person's language. */
final class HistoryNoticeFormatter {
  private final Resources resources;

  HistoryNoticeFormatter(Resources resources) {
    this.resources = resources;
  }

  HistoryNoticeCard.Notice databaseDamage(DatabaseDamage damage) {
    String advice =
        damage.rescued() == 0
            ? resources.getString(R.string.mishap_none_rescued)
            : quantity(R.plurals.mishap_rescued, damage.rescued());
    return new HistoryNoticeCard.Notice(
        Kind.BAD, resources.getString(R.string.mishap), advice, ok());
  }

  HistoryNoticeCard.Notice broken() {
    return new HistoryNoticeCard.Notice(
        Kind.BAD,
        resources.getString(R.string.history_broken),
        resources.getString(R.string.history_broken_advice),
        resources.getString(R.string.history_try_again));
  }

  /** The message about a transfer; none while it is short. */
  HistoryNoticeCard.@Nullable Notice transfer(TransferUiState transfer) {
    if (transfer instanceof TransferUiState.Running running) {
      return running.isLong() ? busy(running.direction()) : null;
    }
    if (transfer instanceof TransferUiState.Exported exported) {
      return done(Kind.GOOD, quantity(R.plurals.exported, exported.sheets()), "");
    }
    if (transfer instanceof TransferUiState.Imported imported) {
      return done(Kind.GOOD, quantity(R.plurals.imported, imported.added()), rest(imported));
    }
    if (transfer instanceof TransferUiState.NoFilesApp missing) {
      return done(
          Kind.BAD, failed(missing.direction()), resources.getString(R.string.no_files_app));
    }
    return transfer instanceof TransferUiState.Failed failed ? failed(failed) : null;
  }

  private HistoryNoticeCard.Notice busy(Direction direction) {
    int fact = direction == Direction.IN ? R.string.importing : R.string.exporting;
    return new HistoryNoticeCard.Notice(
        Kind.BUSY, resources.getString(fact), "", resources.getString(R.string.history_cancel));
  }

  private HistoryNoticeCard.Notice failed(TransferUiState.Failed failed) {
    TransferErrorFormatter words = new TransferErrorFormatter(resources);
    return done(
        Kind.BAD,
        failed(failed.direction()),
        resources.getString(
            R.string.message_spoken, words.fact(failed.trouble()), words.advice(failed.trouble())));
  }

  private String failed(Direction direction) {
    return resources.getString(
        direction == Direction.IN ? R.string.import_failed : R.string.export_failed);
  }

  private String rest(TransferUiState.Imported imported) {
    List<String> rest = new ArrayList<>();
    if (imported.known() > 0) {
      rest.add(quantity(R.plurals.import_known, imported.known()));
    }
    if (imported.malformed() > 0) {
      rest.add(quantity(R.plurals.import_malformed, imported.malformed()));
    }
    return switch (rest.size()) {
      case 0 -> "";
      case 1 -> rest.get(0);
      default -> resources.getString(R.string.two_sentences, rest.get(0), rest.get(1));
    };
  }

  private HistoryNoticeCard.Notice done(Kind kind, String fact, String advice) {
    return new HistoryNoticeCard.Notice(kind, fact, advice, ok());
  }

  private String ok() {
    return resources.getString(R.string.history_ok);
  }

  private String quantity(int words, int count) {
    return resources.getQuantityString(words, count, count);
  }
}
