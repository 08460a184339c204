package dev.casilla.app.ui.create;

import android.app.Application;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.data.SheetRepository;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.app.ui.common.BaseActivity.ViewModelFactoryOwner;
import java.util.Optional;

/** Generates puzzles when a test says so; progress delays end at once. */
public final class ManualPuzzleMakerApplication extends Application
    implements ViewModelFactoryOwner {
  final QueuedExecutor making = new QueuedExecutor();
  private int kept;

  @Override
  public ViewModelProvider.Factory viewModelFactory() {
    return ViewModelProvider.Factory.from(
        CreateViewModel.initializer(
            new Counter(), () -> 1, TestExecutors.of(making, Runnable::run, Runnable::run)));
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
