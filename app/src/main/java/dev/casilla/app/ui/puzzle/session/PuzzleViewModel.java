package dev.casilla.app.ui.puzzle.session;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleAnalysis;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.app.ui.puzzle.state.ToolsState;
import dev.casilla.solver.Grid;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Handles what a person does on the puzzle screen and computes what the screen shows. */
// The parts share `stateHolder` and call each other in one direction only:
// solveActions, corrections → editor → navigator → stateHolder.
public final class PuzzleViewModel extends ViewModel {
  private final LiveAnalysis analysis;
  private final PuzzleStateHolder stateHolder;
  private final SheetAutosaver autosaver;
  private final SheetLoader loader;
  private final SheetNavigator navigator;
  private final SheetEditor editor;
  private final CorrectionActions corrections;
  private final SolveActions solveActions;
  private final PasteController pasteController;

  /**
   * What the puzzle screen works with.
   *
   * @param repository where pasted puzzles are imported to
   * @param analyzer analyzes clues; stops with a {@link CancellationException} when interrupted
   * @param clock the time in milliseconds since 1970
   */
  record Dependencies(
      HistoryRepository repository,
      SheetAutosaver autosaver,
      Function<Grid, PuzzleAnalysis> analyzer,
      LongSupplier clock,
      AppExecutors executors) {}

  /** Begins with {@code settings}; restores what {@code handle} has. */
  PuzzleViewModel(SavedStateHandle handle, Dependencies dependencies, Settings settings) {
    AppExecutors executors = dependencies.executors();
    LongSupplier clock = dependencies.clock();
    SavedPuzzleState saved = new SavedPuzzleState(handle);
    autosaver = dependencies.autosaver();
    analysis = new LiveAnalysis(dependencies.analyzer(), executors, this::onAnalysis);
    stateHolder = new PuzzleStateHolder(saved, analysis, settings, autosaver.newSheet());
    autosaver.setListener(stateHolder);
    loader = new SheetLoader(autosaver, executors, stateHolder);
    navigator = new SheetNavigator(stateHolder, autosaver, loader, analysis);
    editor = new SheetEditor(stateHolder, autosaver, clock, this::startBlank);
    corrections = new CorrectionActions(stateHolder, editor);
    solveActions = new SolveActions(stateHolder, analysis, editor, executors.progressDelay());
    SheetImporter importer =
        new SheetImporter(dependencies.repository(), new SheetTextParser(clock));
    pasteController =
        new PasteController(
            saved, autosaver, importer, executors, this::showReadingNotice, this::showPasted);
    new StateRestorer(stateHolder, autosaver, loader, navigator, solveActions).restore();
    pasteController.resume();
  }

  /** Creates the view models of a process, which share one autosaver. */
  public static ViewModelInitializer<PuzzleViewModel> initializer(
      HistoryRepository repository,
      SettingsStore settings,
      LongSupplier clock,
      AppExecutors executors) {
    Dependencies dependencies =
        new Dependencies(
            repository,
            new SheetAutosaver(repository, executors, clock),
            PuzzleAnalysis::of,
            clock,
            executors);
    return new ViewModelInitializer<>(
        PuzzleViewModel.class,
        extras ->
            new PuzzleViewModel(
                SavedStateHandleSupport.createSavedStateHandle(extras),
                dependencies,
                Optional.ofNullable(settings.settings().getValue()).orElse(Settings.DEFAULT)));
  }

  public LiveData<PuzzleUiState> state() {
    return stateHolder.uiState();
  }

  public Sheet sheet() {
    return stateHolder.get().editor().sheet();
  }

  public SheetEditor editor() {
    return editor;
  }

  public CorrectionActions corrections() {
    return corrections;
  }

  /** Whether something is in progress that will change what the screen shows. */
  public boolean isWorking() {
    return loader.isLoading() || analysis.isRunning() || pasteController.isReading();
  }

  public void apply(Settings settings) {
    stateHolder.apply(settings);
  }

  public void open(long id) {
    pasteController.ignore();
    navigator.open(id);
  }

  /** Writes pending edits and shows what happened to the sheet while the screen was away. */
  public void refresh() {
    autosaver.flush();
    navigator.refresh();
  }

  /** Writes pending edits now, as the process may die once the screen is stopped. */
  public void flush() {
    autosaver.flush();
  }

  public void startBlank() {
    pasteController.ignore();
    navigator.startBlank();
  }

  public void goBackToLast() {
    pasteController.ignore();
    navigator.goBackToLast();
  }

  /** Imports the puzzles in {@code text}; {@code null} stands for no text. */
  public void paste(@Nullable CharSequence text) {
    pasteController.start(text);
  }

  /** Goes one step back: stops waiting, hides a solution, or leaves the sheet. */
  public boolean goBack() {
    PuzzleState state = stateHolder.get();
    if (!state.hasSheet()) {
      return false;
    }
    if (state.isWaiting()) {
      stop();
    } else if (state.display() != SolutionDisplay.SHEET) {
      stateHolder.show(state.with(SolutionDisplay.SHEET));
    } else {
      navigator.leave();
    }
    return true;
  }

  public void act(PuzzleAction action) {
    switch (action) {
      case SOLVE, CHECK, REVEAL_CELL, REVEAL_ALL -> solveActions.request(action);
      case STOP -> stop();
      case HIDE -> show(SolutionDisplay.SHEET);
      case SET_AS_PUZZLE -> editor.convertToClues();
      case EDIT_CLUES, END_EDITING_CLUES -> editor.switchClues();
      case START_OVER -> editor.startOver();
      case UNDO -> editor.useTool(ToolsState.Tool.UNDO);
      case RETRY -> retry();
      case CLEAR_WRONG -> corrections.clearWrong();
      case SHOW_FIRST -> show(SolutionDisplay.FIRST);
      case SHOW_SECOND -> show(SolutionDisplay.SECOND);
      case SHOW_BOTH -> show(SolutionDisplay.VERDICT);
    }
  }

  @Override
  protected void onCleared() {
    analysis.cancel();
    loader.cancelAll();
    pasteController.ignore();
    autosaver.flush();
    autosaver.removeListener(stateHolder);
  }

  private void show(SolutionDisplay display) {
    stateHolder.show(stateHolder.get().with(display));
  }

  private void stop() {
    pasteController.stop();
    navigator.stop();
    solveActions.stop();
  }

  private void retry() {
    stateHolder.show(stateHolder.get().withoutNotice());
    refresh();
  }

  private void onAnalysis() {
    solveActions.onAnalysis();
  }

  private void showReadingNotice() {
    stateHolder.showNotice(PuzzleMessage.Fixed.READING);
  }

  private void showPasted(PasteTask.Outcome outcome) {
    stateHolder.show(stateHolder.get().withoutNotice());
    if (outcome instanceof PasteTask.Taken taken) {
      navigator.show(taken.first());
      if (taken.kept() + taken.malformed() > 1) {
        stateHolder.showNotice(new PuzzleMessage.Pasted(taken.kept(), taken.malformed()));
      }
    } else if (outcome instanceof PasteTask.Refused refused) {
      stateHolder.showNotice(new PuzzleMessage.PasteFailed(refused.error()));
    }
  }
}
