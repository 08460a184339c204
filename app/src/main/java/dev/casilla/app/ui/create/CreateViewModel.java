package dev.casilla.app.ui.create;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.data.SheetRepository;
import dev.casilla.app.model.EnumParser;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.create.CreateUiState.Stage;
import dev.casilla.solver.generator.Symmetry;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Takes in what puzzle a person would like, has it made, and says what the screen shows. */
/*
 * Saved are the wish and, while a puzzle is being made, its seed: after the end of the process the
 * very same puzzle is made again. `making` is the run whose puzzle is awaited; any other is out of
 * date.
 */
final class CreateViewModel extends ViewModel {
  static final String SYMMETRY = "symmetry";
  static final String LEVEL = "level";
  static final String SEED = "seed";
  static final String SHEET = "sheet";

  private final SavedStateHandle saved;
  private final PuzzleMaker maker;
  private final SheetRepository sheets;
  private final LongSupplier seeds;
  private final CreateExecutors executors;
  private final MutableLiveData<CreateUiState> state = new MutableLiveData<>();
  private @Nullable PuzzleMakingTask making;

  CreateViewModel(SavedStateHandle saved, PuzzleMaker maker, CreateTools tools) {
    this.saved = saved;
    this.maker = maker;
    this.sheets = tools.sheets();
    this.seeds = tools.seeds();
    this.executors = tools.executors();
    restore();
  }

  /** What the screen shows. */
  LiveData<CreateUiState> state() {
    return state;
  }

  void choose(Symmetry symmetry) {
    choose(wish().with(symmetry));
  }

  void choose(DifficultyLevel level) {
    choose(wish().with(level));
  }

  /** Has the puzzle made that is wished for. */
  void make() {
    if (shown().isChoosing()) {
      long seed = seeds.getAsLong();
      saved.set(SEED, seed);
      start(wish(), seed);
    }
  }

  /** Goes back to choosing. */
  void stop() {
    cancel();
    saved.remove(SEED);
    if (shown().stage() != Stage.MADE) {
      state.setValue(CreateUiState.choosing(wish()));
    }
  }

  @Override
  protected void onCleared() {
    cancel();
  }

  private void restore() {
    PuzzleSpec wish = wish();
    Long sheet = saved.get(SHEET);
    Long seed = saved.get(SEED);
    if (sheet != null) {
      state.setValue(CreateUiState.made(wish, sheet));
    } else if (seed != null) {
      start(wish, seed);
    } else {
      state.setValue(CreateUiState.choosing(wish));
    }
  }

  private void choose(PuzzleSpec wish) {
    if (shown().isChoosing()) {
      saved.set(SYMMETRY, wish.symmetry().name());
      saved.set(LEVEL, wish.level().name());
      state.setValue(CreateUiState.choosing(wish));
    }
  }

  private void start(PuzzleSpec wish, long seed) {
    PuzzleMakingTask run =
        new PuzzleMakingTask(
            () -> makeAndSave(wish, seed), done -> executors.screen().execute(() -> end(done)));
    making = run;
    state.setValue(CreateUiState.making(wish));
    executors.patience().execute(() -> reportSlow(run));
    executors.making().execute(run);
  }

  /** A puzzle that nobody waits for any more is not kept. */
  private long makeAndSave(PuzzleSpec wish, long seed) {
    Sheet sheet = Sheet.of(maker.make(wish, seed));
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("stopped");
    }
    return sheets.add(Origin.GENERATED, sheet);
  }

  private void reportSlow(PuzzleMakingTask run) {
    if (run == making) {
      state.setValue(CreateUiState.makingLong(wish()));
    }
  }

  private void end(PuzzleMakingTask run) {
    if (run == making) {
      making = null;
      saved.remove(SEED);
      Optional<Long> sheet = run.sheetId();
      sheet.ifPresent(id -> saved.set(SHEET, id));
      state.setValue(
          sheet
              .map(id -> CreateUiState.made(wish(), id))
              .orElseGet(() -> CreateUiState.notKept(wish())));
    }
  }

  private void cancel() {
    PuzzleMakingTask outdated = making;
    making = null;
    if (outdated != null) {
      outdated.cancel(true);
    }
  }

  private CreateUiState shown() {
    return Objects.requireNonNull(state.getValue());
  }

  private PuzzleSpec wish() {
    return new PuzzleSpec(
        EnumParser.read(Symmetry.class, saved.get(SYMMETRY)).orElse(PuzzleSpec.DEFAULT.symmetry()),
        EnumParser.read(DifficultyLevel.class, saved.get(LEVEL))
            .orElse(PuzzleSpec.DEFAULT.level()));
  }
}
