package dev.casilla.app.create;

import android.app.Application;
import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.SheetStore;
import java.util.Optional;

/** Makes puzzles when told to, and no sooner; whoever waits has lost patience at once. */
public final class StalledApplication extends Application implements CreateScope {
  static final String SHEET_SCREEN = "sheet";

  final Queue making = new Queue();
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

  private final class Counter implements SheetStore {
    @Override
    public long add(Origin origin, Sheet sheet) {
      return ++kept;
    }

    @Override
    public long add(Arrival arrival) {
      return ++kept;
    }

    @Override
    public void save(long id, Sheet sheet, String journal, long changedMillis) {}

    @Override
    public Optional<KeptSheet> find(long id) {
      return Optional.empty();
    }

    @Override
    public Optional<KeptSheet> last() {
      return Optional.empty();
    }

    @Override
    public Optional<KeptSheet> open(long id) {
      return Optional.empty();
    }
  }
}
