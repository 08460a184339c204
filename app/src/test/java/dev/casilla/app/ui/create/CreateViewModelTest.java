package dev.casilla.app.ui.create;

import static org.junit.jupiter.api.Assertions.assertEquals;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.data.SheetRepository;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.app.ui.create.CreateUiState.Stage;
import dev.casilla.app.ui.create.CreateViewModel.PuzzleMaker;
import dev.casilla.app.ui.create.PuzzleSpec.DifficultyLevel;
import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Symmetry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InstantMainThread.class)
final class CreateViewModelTest {
  private static final Grid PUZZLE = Grid.EMPTY.with(4, 7);
  private static final PuzzleSpec OTHER = new PuzzleSpec(Symmetry.MIRROR, DifficultyLevel.SEARCH);

  private final QueuedExecutor making = new QueuedExecutor();
  private final QueuedExecutor patience = new QueuedExecutor();
  private final List<String> made = new ArrayList<>();
  private final AddedSheets sheets = new AddedSheets();
  private long nextSeed = 100;
  private @Nullable Error failure;
  private SavedStateHandle saved = new SavedStateHandle();
  private CreateViewModel model;

  @BeforeEach
  void makeModel() {
    model = start();
  }

  @Test
  void state_atFirst_isTheUsualWish() {
    assertEquals(CreateUiState.choosing(PuzzleSpec.DEFAULT), state());
  }

  /** Instance state of another version of the app. */
  @Test
  void wish_namesThatMeanNothing_areUsual() {
    saved.set(CreateViewModel.SYMMETRY, "SPIRAL");
    saved.set(CreateViewModel.LEVEL, "FIENDISH");
    model = start();
    assertEquals(CreateUiState.choosing(PuzzleSpec.DEFAULT), state());
    saved.set(CreateViewModel.SYMMETRY, OTHER.symmetry().name());
    model = start();
    assertEquals(CreateUiState.choosing(PuzzleSpec.DEFAULT.with(OTHER.symmetry())), state());
  }

  @Test
  void choose_changesTheWish() {
    model.choose(Symmetry.MIRROR);
    model.choose(DifficultyLevel.SEARCH);
    assertEquals(CreateUiState.choosing(OTHER), state());
  }

  @Test
  void make_done_keepsThePuzzleAndSaysWhere() {
    model.choose(Symmetry.MIRROR);
    model.choose(DifficultyLevel.SEARCH);
    model.make();
    making.runAll();
    assertEquals(CreateUiState.made(OTHER, 1), state());
    assertEquals(List.of(Sheet.of(PUZZLE)), sheets.added);
    assertEquals(List.of(OTHER + " 100"), made);
  }

  @Test
  void make_patienceRunsOut_showsProgress() {
    model.make();
    assertEquals(CreateUiState.making(PuzzleSpec.DEFAULT), state());
    patience.runAll();
    assertEquals(CreateUiState.makingLong(PuzzleSpec.DEFAULT), state());
  }

  @Test
  void make_doneBeforePatienceRunsOut_showsNoProgress() {
    model.make();
    making.runAll();
    patience.runAll();
    assertEquals(Stage.MADE, state().stage());
  }

  @Test
  void make_twice_makesOne() {
    model.make();
    model.make();
    making.runAll();
    assertEquals(1, made.size());
  }

  @Test
  void choose_whileMaking_changesNothing() {
    model.make();
    model.choose(DifficultyLevel.SEARCH);
    making.runAll();
    assertEquals(CreateUiState.made(PuzzleSpec.DEFAULT, 1), state());
  }

  @Test
  void stop_whileMaking_keepsNothing() {
    model.make();
    patience.runAll();
    model.stop();
    making.runAll();
    assertEquals(CreateUiState.choosing(PuzzleSpec.DEFAULT), state());
    assertEquals(List.of(), sheets.added);
  }

  @Test
  void stop_thenMake_makesAnother() {
    model.make();
    model.stop();
    model.make();
    making.runAll();
    assertEquals(List.of(PuzzleSpec.DEFAULT + " 101"), made);
  }

  @Test
  void make_diskFull_isReportedAndCanBeRetried() {
    sheets.full = true;
    model.make();
    making.runAll();
    assertEquals(CreateUiState.notSaved(PuzzleSpec.DEFAULT), state());
    sheets.full = false;
    model.make();
    making.runAll();
    assertEquals(CreateUiState.made(PuzzleSpec.DEFAULT, 1), state());
  }

  @Test
  void make_outOfMemory_isReportedAndCanBeRetried() {
    failure = new OutOfMemoryError("test");
    model.make();
    making.runAll();
    assertEquals(CreateUiState.failed(PuzzleSpec.DEFAULT), state());
    failure = null;
    model.make();
    making.runAll();
    assertEquals(CreateUiState.made(PuzzleSpec.DEFAULT, 1), state());
  }

  @Test
  void restart_choosing_keepsTheWish() {
    model.choose(Symmetry.MIRROR);
    model.choose(DifficultyLevel.SEARCH);
    restart();
    assertEquals(CreateUiState.choosing(OTHER), state());
  }

  @Test
  void restart_whileMaking_makesTheSamePuzzle() {
    model.choose(DifficultyLevel.SEARCH);
    model.make();
    restart();
    making.runAll();
    assertEquals(
        List.of(PuzzleSpec.DEFAULT.with(DifficultyLevel.SEARCH) + " 100"),
        made.subList(made.size() - 1, made.size()));
    assertEquals(Stage.MADE, state().stage());
  }

  @Test
  void restart_made_isStillMade() {
    model.make();
    making.runAll();
    restart();
    assertEquals(CreateUiState.made(PuzzleSpec.DEFAULT, 1), state());
    making.runAll();
    assertEquals(1, sheets.added.size());
  }

  private CreateUiState state() {
    return Objects.requireNonNull(model.state().getValue());
  }

  /** Instance state after process death. */
  private void restart() {
    SavedStateHandle left = new SavedStateHandle();
    for (String key : saved.keys()) {
      left.set(key, saved.<Object>get(key));
    }
    saved = left;
    model = start();
  }

  private CreateViewModel start() {
    PuzzleMaker maker =
        (spec, seed) -> {
          if (failure != null) {
            throw failure;
          }
          made.add(spec + " " + seed);
          return PUZZLE;
        };
    return new CreateViewModel(
        saved, maker, sheets, () -> nextSeed++, TestExecutors.of(making, Runnable::run, patience));
  }

  /** Records the added sheets. */
  private static final class AddedSheets implements SheetRepository {
    private final List<Sheet> added = new ArrayList<>();
    private boolean full;

    @Override
    public long add(Origin origin, Sheet sheet) {
      assertEquals(Origin.GENERATED, origin);
      if (full) {
        throw new StorageException(new IOException("full"));
      }
      added.add(sheet);
      return added.size();
    }

    @Override
    public long add(NewSheet arrival) {
      throw new AssertionError("added " + arrival);
    }

    @Override
    public void save(long id, Sheet sheet, String journal, long changedMillis) {
      throw new AssertionError("saved " + id);
    }

    @Override
    public Optional<StoredSheet> find(long id) {
      throw new AssertionError("looked for " + id);
    }

    @Override
    public Optional<StoredSheet> last() {
      throw new AssertionError("looked for the last");
    }

    @Override
    public Optional<StoredSheet> open(long id) {
      throw new AssertionError("opened " + id);
    }
  }
}
