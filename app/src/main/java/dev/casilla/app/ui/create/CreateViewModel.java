package dev.casilla.app.ui.create;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.concurrent.LatestTask;
import dev.casilla.app.data.SheetRepository;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.model.EnumParser;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.create.CreateUiState.Stage;
import dev.casilla.app.ui.create.PuzzleSpec.DifficultyLevel;
import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;

/** Generates a puzzle of the chosen kind, and holds what the screen shows. */
// Instance state holds the choice and, while a puzzle is generated, its seed: after process death
// the same puzzle is generated again.
public final class CreateViewModel extends ViewModel {
  static final String SYMMETRY = "symmetry";
  static final String LEVEL = "level";
  static final String SEED = "seed";
  static final String SHEET = "sheet";

  private final SavedStateHandle saved;
  private final PuzzleMaker maker;
  private final SheetRepository sheets;
  private final LongSupplier seeds;
  private final AppExecutors executors;
  private final LatestTask task;
  private final MutableLiveData<CreateUiState> state = new MutableLiveData<>();

  CreateViewModel(
      SavedStateHandle saved,
      PuzzleMaker maker,
      SheetRepository sheets,
      LongSupplier seeds,
      AppExecutors executors) {
    this.saved = saved;
    this.maker = maker;
    this.sheets = sheets;
    this.seeds = seeds;
    this.executors = executors;
    task = new LatestTask(executors.main());
    restore();
  }

  public static ViewModelInitializer<CreateViewModel> initializer(
      SheetRepository sheets, LongSupplier seeds, AppExecutors executors) {
    return new ViewModelInitializer<>(
        CreateViewModel.class,
        extras ->
            new CreateViewModel(
                SavedStateHandleSupport.createSavedStateHandle(extras),
                PuzzleMaker::generate,
                sheets,
                seeds,
                executors));
  }

  LiveData<CreateUiState> state() {
    return state;
  }

  void choose(Symmetry symmetry) {
    choose(spec().with(symmetry));
  }

  void choose(DifficultyLevel level) {
    choose(spec().with(level));
  }

  void make() {
    if (shown().isChoosing()) {
      long seed = seeds.getAsLong();
      saved.set(SEED, seed);
      start(spec(), seed);
    }
  }

  void stop() {
    task.cancel();
    saved.remove(SEED);
    if (shown().stage() != Stage.MADE) {
      state.setValue(CreateUiState.choosing(spec()));
    }
  }

  @Override
  protected void onCleared() {
    task.cancel();
  }

  private void restore() {
    PuzzleSpec spec = spec();
    Long sheet = saved.get(SHEET);
    Long seed = saved.get(SEED);
    if (sheet != null) {
      state.setValue(CreateUiState.made(spec, sheet));
    } else if (seed != null) {
      start(spec, seed);
    } else {
      state.setValue(CreateUiState.choosing(spec));
    }
  }

  private void choose(PuzzleSpec spec) {
    if (shown().isChoosing()) {
      saved.set(SYMMETRY, spec.symmetry().name());
      saved.set(LEVEL, spec.level().name());
      state.setValue(CreateUiState.choosing(spec));
    }
  }

  private void start(PuzzleSpec spec, long seed) {
    state.setValue(CreateUiState.making(spec));
    task.start(executors.generating(), () -> makeAndSave(spec, seed), this::showMade, this::fail);
    task.whenSlow(
        executors.progressDelay(), () -> state.setValue(CreateUiState.makingLong(spec())));
  }

  /** A cancelled run stores nothing. */
  private long makeAndSave(PuzzleSpec spec, long seed) {
    Sheet sheet = Sheet.of(maker.make(spec, seed));
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("stopped");
    }
    return sheets.add(Origin.GENERATED, sheet);
  }

  private void showMade(long sheetId) {
    saved.remove(SEED);
    saved.set(SHEET, sheetId);
    state.setValue(CreateUiState.made(spec(), sheetId));
  }

  private void fail(Throwable failure) {
    saved.remove(SEED);
    if (failure instanceof StorageException) {
      state.setValue(CreateUiState.notSaved(spec()));
    } else {
      FailureLog.log("generating a puzzle", failure);
      state.setValue(CreateUiState.failed(spec()));
    }
  }

  private CreateUiState shown() {
    return Objects.requireNonNull(state.getValue());
  }

  private PuzzleSpec spec() {
    return new PuzzleSpec(
        EnumParser.read(Symmetry.class, saved.get(SYMMETRY)).orElse(PuzzleSpec.DEFAULT.symmetry()),
        EnumParser.read(DifficultyLevel.class, saved.get(LEVEL))
            .orElse(PuzzleSpec.DEFAULT.level()));
  }

  interface PuzzleMaker {
    /**
     * The puzzle for {@code spec} and {@code seed}; may take long.
     *
     * @throws CancellationException on an interrupted thread
     */
    Grid make(PuzzleSpec spec, long seed);

    /** Generates puzzles with the wanted symmetry until one has the wanted level. */
    static Grid generate(PuzzleSpec spec, long seed) {
      Generator generator = new Generator(seed, spec.symmetry());
      Grid puzzle = generator.next();
      while (DifficultyLevel.of(puzzle) != spec.level()) {
        puzzle = generator.next();
      }
      return puzzle;
    }
  }
}
