package dev.casilla.app.ui.puzzle.session;

import androidx.lifecycle.SavedStateHandle;
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
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A {@link PuzzleViewModel} with everything that goes on behind it done by hand. As a test's
 * extension, it is at the doors when the test begins, and the test's thread is the main thread.
 */
final class PuzzleViewModelHarness implements BeforeEachCallback, AfterEachCallback {
  private final InstantMainThread mainThread = new InstantMainThread();
  final QueuedExecutor solving = new QueuedExecutor();
  final QueuedExecutor storage = new QueuedExecutor();
  final QueuedExecutor pause = new QueuedExecutor();
  final QueuedExecutor patience = new QueuedExecutor();
  final InMemoryHistoryRepository sheets = new InMemoryHistoryRepository();
  final InMemoryLongPasteStore longText = new InMemoryLongPasteStore();
  final List<Grid> judged = new ArrayList<>();

  /** What judging comes to, if it fails. */
  @Nullable Error failure;

  long now;
  private SavedStateHandle saved = new SavedStateHandle();
  private SavedStateHandle taken = saved;
  private ClosedScreenWrites behind = new ClosedScreenWrites();
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

  /** Opens the screen; the store has not answered yet. */
  void start() {
    PuzzleExecutors executors =
        new PuzzleExecutors(solving, storage, Runnable::run, pause, patience);
    PuzzleDependencies surroundings =
        new PuzzleDependencies(this::judge, sheets, longText, behind, () -> now, executors);
    model = new PuzzleViewModel(saved, surroundings, settings);
  }

  /** Opens the screen of a person who chose {@code settings}. */
  void startWith(Settings settings) {
    this.settings = settings;
    start();
    storage.runAll();
  }

  /** The system asks what is to be saved, for {@link #restartAsTaken}. */
  void takeSaved() {
    taken = copy(saved);
  }

  /** Ends the process; what has not been done by then is not done. The person comes back. */
  void restart() {
    takeSaved();
    restartAsTaken();
  }

  /** The person is done with the screen and closes it; the process lives. */
  void close() {
    model().onCleared();
  }

  /** In the same process, opens the screen anew, of which nothing was saved. */
  void openAnew() {
    saved = new SavedStateHandle();
    start();
  }

  /** In the same process, opens the screen anew, for a blank sheet. */
  void openBlank() {
    saved = new SavedStateHandle();
    saved.set(SavedPuzzleState.PLACE, SavedPuzzleState.BLANK);
    start();
  }

  /** In the same process, opens the screen again, of which nothing was saved since then. */
  void openAsTaken() {
    saved = copy(taken);
    start();
  }

  /** Ends the process; the person comes back, and the store has answered. */
  void comeBack() {
    restart();
    storage.runAll();
  }

  /** In the same process, the screen is opened anew, and the store has answered. */
  void reopen() {
    openAnew();
    storage.runAll();
  }

  /** Ends the process; the person does not come back to the screen, but opens another. */
  void startAfresh() {
    taken = new SavedStateHandle();
    restartAsTaken();
  }

  /** Ends the process, of which nothing was saved since {@link #takeSaved}. */
  void restartAsTaken() {
    solving.clear();
    storage.clear();
    pause.clear();
    patience.clear();
    behind = new ClosedScreenWrites();
    saved = copy(taken);
    start();
  }

  /** What comes from now on, the store refuses. */
  void fillTheDisk() {
    storage.runAll();
    sheets.setFull(true);
  }

  /** The store takes what comes, and the person is back at the screen. */
  void makeRoom() {
    sheets.setFull(false);
    model().refresh();
    storage.runAll();
  }

  /** The sheet {@code id} as the store has it. */
  Sheet kept(long id) {
    return sheets.find(id).get().sheet();
  }

  /** The sheet that the store has for the last one. */
  Sheet last() {
    return sheets.last().get().sheet();
  }

  /** All that is under way comes to its end. */
  void settle() {
    storage.runAll();
    pause.runAll();
    solving.runAll();
  }

  PuzzleViewModel model() {
    return Objects.requireNonNull(model);
  }

  /** Opens a puzzle that was pasted; tells its id. */
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

  /** Does {@code action}, and waits for it. */
  void act(PuzzleAction action) {
    model().act(action);
    solving.runAll();
  }

  /** Does what the message offers. */
  void doWhatIsSaid() {
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

  private PuzzleAnalysis judge(Grid clues) {
    judged.add(clues);
    if (failure != null) {
      throw failure;
    }
    return PuzzleStates.judgement(clues);
  }
}
