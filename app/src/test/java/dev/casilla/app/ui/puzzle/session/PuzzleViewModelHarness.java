package dev.casilla.app.ui.puzzle.session;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleAnalysis;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.app.ui.puzzle.state.ToolsState;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A {@link PuzzleViewModel} whose background work the test runs by hand. As an extension it shows
 * the home menu when a test begins, and the test's thread is the main thread.
 */
final class PuzzleViewModelHarness implements BeforeEachCallback, AfterEachCallback {
  private final InstantMainThread mainThread = new InstantMainThread();
  final QueuedExecutor solving = new QueuedExecutor();
  final QueuedExecutor storage = new QueuedExecutor();
  final QueuedExecutor typingPause = new QueuedExecutor();
  final QueuedExecutor progressDelay = new QueuedExecutor();
  final InMemoryHistoryRepository sheets = new InMemoryHistoryRepository();

  /** The autosaver's delay, which has passed at once unless a test puts a queue here. */
  Executor autosaveDelay = Runnable::run;

  final List<Grid> analyzed = new ArrayList<>();

  /** The error of an analysis, if it fails. */
  @Nullable Error failure;

  long now;
  private SavedStateHandle saved = new SavedStateHandle();
  private SavedStateHandle savedState = saved;
  private PuzzleViewModel.@Nullable Dependencies process;
  private Settings settings = Settings.DEFAULT;
  private @Nullable PuzzleViewModel model;

  PuzzleViewModelHarness() {
    sheets.setNow(0);
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    mainThread.beforeEach(context);
    start();
    storage.runAll();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    mainThread.afterEach(context);
  }

  /** Opens the screen; nothing is loaded yet. */
  void start() {
    if (process == null) {
      process = startProcess();
    }
    model = new PuzzleViewModel(saved, process, settings);
  }

  private PuzzleViewModel.Dependencies startProcess() {
    AppExecutors executors =
        new AppExecutors(
            Runnable::run, this::delayed, solving, Runnable::run, Runnable::run, storage, storage);
    SheetAutosaver autosaver = new SheetAutosaver(sheets, executors, () -> now);
    return new PuzzleViewModel.Dependencies(sheets, autosaver, this::analyze, () -> now, executors);
  }

  private Executor delayed(long millis) {
    if (millis == SheetAutosaver.DELAY_MILLIS) {
      return work -> autosaveDelay.execute(work);
    }
    return millis == LiveAnalysis.TYPING_PAUSE_MILLIS ? typingPause : progressDelay;
  }

  /** Opens the screen with {@code settings}. */
  void startWith(Settings settings) {
    this.settings = settings;
    start();
    storage.runAll();
  }

  /** Saves the state for {@link #restartFromSavedState}. */
  void saveState() {
    savedState = copy(saved);
  }

  /** Process death and restart; queued work is lost. */
  void restart() {
    saveState();
    restartFromSavedState();
  }

  /** Closes the screen; the process lives. */
  void close() {
    model().onCleared();
  }

  /** Opens a new screen in the same process, without saved state. */
  void openAnew() {
    saved = new SavedStateHandle();
    start();
  }

  /** Opens a new screen in the same process, for a blank sheet. */
  void openBlank() {
    saved = new SavedStateHandle();
    saved.set(SavedPuzzleState.PLACE, SavedPuzzleState.BLANK);
    start();
  }

  /** Recreates the screen in the same process from the state saved last. */
  void recreateFromSavedState() {
    saved = copy(savedState);
    start();
  }

  /** Process death and restart; the sheet is loaded. */
  void restartAndLoad() {
    restart();
    storage.runAll();
  }

  /** Opens a new screen in the same process; the last sheet is loaded. */
  void reopen() {
    openAnew();
    model().refresh();
    storage.runAll();
  }

  /** Process death and restart with the state of {@link #saveState}. */
  void restartFromSavedState() {
    solving.clear();
    storage.clear();
    typingPause.clear();
    progressDelay.clear();
    process = null;
    now++;
    saved = copy(savedState);
    start();
  }

  /** From now on the disk refuses writes. */
  void fillTheDisk() {
    storage.runAll();
    sheets.setFull(true);
  }

  /** The disk accepts writes again, and the screen is resumed. */
  void freeTheDisk() {
    sheets.setFull(false);
    model().refresh();
    storage.runAll();
  }

  /** The stored sheet {@code id}. */
  Sheet stored(long id) {
    return sheets.find(id).get().sheet();
  }

  /** The last stored sheet. */
  Sheet lastStored() {
    return sheets.last().get().sheet();
  }

  /** Runs all queued work. */
  void settle() {
    storage.runAll();
    typingPause.runAll();
    solving.runAll();
  }

  PuzzleViewModel model() {
    return Objects.requireNonNull(model);
  }

  /** Opens a pasted puzzle and returns its id. */
  long open(Grid givens) {
    long id = sheets.add(Origin.PASTED, Sheet.of(givens));
    open(id);
    return id;
  }

  void open(long id) {
    model().open(id);
    storage.runAll();
  }

  /** Begins a blank sheet. */
  void type() {
    storage.runAll();
    model().startBlank();
  }

  /** Types {@code grid} on a blank sheet. */
  void typeGrid(Grid grid) {
    type();
    for (int cell : grid.filled()) {
      write(cell, grid.digitAt(cell));
    }
  }

  /** Types {@code digit} into {@code cell}. */
  void write(int cell, int digit) {
    model().editor().tap(cell);
    model().editor().digit(digit);
  }

  void use(ToolsState.Tool tool) {
    model().editor().useTool(tool);
  }

  void paste(@Nullable String text) {
    model().paste(text);
    storage.runAll();
  }

  /** Does {@code action} and its analysis. */
  void act(PuzzleAction action) {
    model().act(action);
    solving.runAll();
  }

  /** Does the action on the message card. */
  void performMessageAction() {
    model().act(state().message().action().get());
  }

  PuzzleUiState state() {
    return Objects.requireNonNull(model().state().getValue());
  }

  PuzzleMessage message() {
    return state().message().message();
  }

  boolean has(int cell, Mark mark) {
    return state().board().cell(cell).has(mark);
  }

  int digitAt(int cell) {
    return state().board().cell(cell).digit();
  }

  Sheet sheet() {
    return model().sheet();
  }

  private static SavedStateHandle copy(SavedStateHandle handle) {
    SavedStateHandle copy = new SavedStateHandle();
    for (String key : handle.keys()) {
      copy.set(key, handle.<Object>get(key));
    }
    return copy;
  }

  private PuzzleAnalysis analyze(Grid clues) {
    analyzed.add(clues);
    if (failure != null) {
      throw failure;
    }
    return PuzzleStates.analysis(clues);
  }
}
