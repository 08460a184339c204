package dev.casilla.app.ui.create;

import android.app.Application;
import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.data.SheetRepository;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.testing.QueuedExecutor;
import java.util.Optional;

/** Makes puzzles when told to, and no sooner; whoever waits has lost patience at once. */
public final class ManualPuzzleMakerApplication extends Application implements CreateScope {
  static final String SHEET_SCREEN = "sheet";

  final QueuedExecutor making = new QueuedExecutor();
  private int kept;

  @Override
  public ViewModelProvider.Factory createViewModels() {
    CreateExecutors executors = new CreateExecutors(making, Runnable::run, Runnable::run);
    return new CreateViewModels(new CreateTools(new Counter(), () -> 1, executors));
  }

  @Override
  public Intent puzzleScreen(long id) {
    return new Intent(SHEET_SCREEN);
  }

  int kept() {
    return kept;
  }

  private final class Counter implements SheetRepository {
    @Override
    public long add(Origin origin, Sheet sheet) {
      return ++kept;
    }

    @Override
    public long add(NewSheet arrival) {
      return ++kept;
    }

    @Override
    public void save(long id, Sheet sheet, String journal, long changedMillis) {}

    @Override
    public Optional<StoredSheet> find(long id) {
      return Optional.empty();
    }

    @Override
    public Optional<StoredSheet> last() {
      return Optional.empty();
    }

    @Override
    public Optional<StoredSheet> open(long id) {
      return Optional.empty();
    }
  }
}
