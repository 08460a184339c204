package dev.casilla.app.ui.puzzle.session;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleAnalysis;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.app.ui.puzzle.state.ToolsState;
import org.jspecify.annotations.Nullable;

/** Takes in what a person does on the puzzle screen and says what the screen shows. */
/*
 * The scene is all there is; every gesture makes another one and shows it. Who does what: `pen`
 * writes, `asking` waits for judgements, `mending` takes suggestions, `leafing` changes sheets,
 * `reading` pastes. They share `current`, and call each other from the left to the right only:
 * asking, mending → pen → leafing → current.
 */
public final class PuzzleViewModel extends ViewModel {
  private final LiveAnalysis analysis;
  private final PuzzleStateHolder stateHolder;
  private final SheetAutosaver autosaver;
  private final SheetNavigator navigator;
  private final SheetEditor editor;
  private final CorrectionActions corrections;
  private final SolveActions solveActions;
  private final PasteController pasteController;
  private final ClosedScreenWrites behind;

  PuzzleViewModel(SavedStateHandle handle, PuzzleDependencies surroundings, Settings settings) {
    PuzzleExecutors executors = surroundings.executors();
    SavedPuzzleState saved = new SavedPuzzleState(handle);
    behind = surroundings.closedScreenWrites();
    analysis = new LiveAnalysis(surroundings.judge(), executors, this::known);
    stateHolder = new PuzzleStateHolder(saved, analysis, settings);
    autosaver =
        new SheetAutosaver(surroundings.store(), executors, stateHolder, surroundings.clock());
    navigator = new SheetNavigator(stateHolder, autosaver, analysis, surroundings.clock());
    editor = new SheetEditor(stateHolder, autosaver, surroundings.clock(), this::startBlank);
    corrections = new CorrectionActions(stateHolder, editor);
    solveActions = new SolveActions(stateHolder, analysis, editor, executors.patience());
    pasteController =
        new PasteController(
            saved.pendingWrites(), surroundings, this::showReadingNotice, this::pasted);
    new StateRestorer(stateHolder, autosaver, navigator, solveActions, behind).restore();
    pasteController.resume();
  }

  /** What the screen shows. */
  public LiveData<PuzzleUiState> state() {
    return stateHolder.state();
  }

  /** The sheet on the desk. */
  public Sheet sheet() {
    return stateHolder.get().editor().sheet();
  }

  /** What is done with cells, keys and tools. */
  public SheetEditor editor() {
    return editor;
  }

  /** What is done with suggestions. */
  public CorrectionActions corrections() {
    return corrections;
  }

  /** Whether something is under way that will change what the screen shows. */
  public boolean isWorking() {
    return autosaver.isLoading() || analysis.isRunning() || pasteController.isReading();
  }

  /** Takes over what the person chose. */
  public void apply(Settings chosen) {
    stateHolder.apply(chosen);
  }

  /** Goes to the kept sheet {@code id}. */
  public void open(long id) {
    pasteController.cancel();
    navigator.open(id);
  }

  /** The screen is there again: what happened meanwhile is to be seen. */
  public void refresh() {
    autosaver.takeOver(behind.take());
    autosaver.retry();
    navigator.refresh();
  }

  /** Begins a blank sheet to type on. */
  public void startBlank() {
    pasteController.cancel();
    navigator.startBlank();
  }

  /** Goes back to the last sheet. */
  public void goBackToLast() {
    pasteController.cancel();
    navigator.goBackToLast();
  }

  /** Takes {@code text} for puzzles; {@code null} if there is no text. */
  public void paste(@Nullable CharSequence text) {
    pasteController.start(text);
  }

  /** Goes one step back: from waiting or a solution to the sheet, from there to the doors. */
  public boolean goBack() {
    PuzzleState scene = stateHolder.get();
    if (!scene.hasSheet()) {
      return false;
    }
    if (scene.isWaiting()) {
      stop();
    } else if (scene.display() != SolutionDisplay.SHEET) {
      stateHolder.show(scene.with(SolutionDisplay.SHEET));
    } else {
      navigator.leave();
    }
    return true;
  }

  /** Does {@code action}. */
  public void act(PuzzleAction action) {
    switch (action) {
      case SOLVE, CHECK, REVEAL_CELL, REVEAL_ALL -> solveActions.request(action);
      case STOP -> stop();
      case HIDE -> show(SolutionDisplay.SHEET);
      case SET_AS_PUZZLE -> editor.convertToClues();
      case EDIT_CLUES, END_EDITING_CLUES -> editor.switchClues();
      case START_OVER -> editor.startOver();
      case UNDO -> editor.useTool(ToolsState.Tool.UNDO);
      case CLEAR_WRONG -> corrections.clearWrong();
      case SHOW_FIRST -> show(SolutionDisplay.FIRST);
      case SHOW_SECOND -> show(SolutionDisplay.SECOND);
      case SHOW_BOTH -> show(SolutionDisplay.VERDICT);
    }
  }

  @Override
  protected void onCleared() {
    analysis.cancel();
    autosaver.close(behind);
  }

  private void show(SolutionDisplay showing) {
    stateHolder.show(stateHolder.get().with(showing));
  }

  private void stop() {
    pasteController.stop();
    navigator.stop();
    solveActions.stop();
  }

  private void known(PuzzleAnalysis judgement) {
    solveActions.onAnalysis();
  }

  private void showReadingNotice() {
    stateHolder.showNotice(PuzzleMessage.Fixed.READING);
  }

  private void pasted(PasteTask.Outcome outcome) {
    stateHolder.show(stateHolder.get().withoutNotice());
    if (outcome instanceof PasteTask.Taken taken) {
      navigator.show(taken.first());
      if (taken.kept() + taken.malformed() > 1) {
        stateHolder.showNotice(new PuzzleMessage.Pasted(taken.kept(), taken.malformed()));
      }
    } else if (outcome instanceof PasteTask.Refused refused) {
      stateHolder.showNotice(new PuzzleMessage.PasteFailed(refused.trouble()));
    }
  }
}
