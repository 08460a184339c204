package dev.casilla.app.puzzle;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.settings.Settings;
import dev.casilla.app.sheet.Sheet;
import org.jspecify.annotations.Nullable;

/** Takes in what a person does on the puzzle screen and says what the screen shows. */
/*
 * The scene is all there is; every gesture makes another one and shows it. Who does what: `pen`
 * writes, `asking` waits for judgements, `mending` takes suggestions, `leafing` changes sheets,
 * `reading` pastes. They share `current`, and call each other from the left to the right only:
 * asking, mending → pen → leafing → current.
 */
final class PuzzleViewModel extends ViewModel {
  private final LiveVerdict verdicts;
  private final CurrentScene current;
  private final Keeping keeping;
  private final Leafing leafing;
  private final Pen pen;
  private final Mending mending;
  private final Asking asking;
  private final Reading reading;
  private final LeftBehind behind;

  PuzzleViewModel(SavedStateHandle handle, Surroundings surroundings, Settings settings) {
    PuzzleExecutors executors = surroundings.executors();
    SavedScene saved = new SavedScene(handle);
    behind = surroundings.behind();
    verdicts = new LiveVerdict(surroundings.judge(), executors, this::known);
    current = new CurrentScene(saved, verdicts, settings);
    keeping = new Keeping(surroundings.store(), executors, current, surroundings.clock());
    leafing = new Leafing(current, keeping, verdicts, surroundings.clock());
    pen = new Pen(current, keeping, surroundings.clock(), this::type);
    mending = new Mending(current, pen);
    asking = new Asking(current, verdicts, pen, executors.patience());
    reading = new Reading(saved.unkept(), surroundings, this::admitReading, this::pasted);
    new Restoring(current, keeping, leafing, asking, behind).restore();
    reading.startAgain();
  }

  /** What the screen shows. */
  LiveData<PuzzleUiState> state() {
    return current.state();
  }

  /** The sheet on the desk. */
  Sheet sheet() {
    return current.get().desk().sheet();
  }

  /** What is done with cells, keys and tools. */
  Pen pen() {
    return pen;
  }

  /** What is done with suggestions. */
  Mending mending() {
    return mending;
  }

  /** Whether something is under way that will change what the screen shows. */
  boolean isWorking() {
    return keeping.isLooking() || verdicts.isJudging() || reading.isReading();
  }

  /** Takes over what the person chose. */
  void apply(Settings chosen) {
    current.apply(chosen);
  }

  /** Goes to the kept sheet {@code id}. */
  void open(long id) {
    reading.cancel();
    leafing.open(id);
  }

  /** The screen is there again: what happened meanwhile is to be seen. */
  void lookAgain() {
    keeping.takeOver(behind.take());
    keeping.tryAgain();
    leafing.catchUp();
  }

  /** Begins a blank sheet to type on. */
  void type() {
    reading.cancel();
    leafing.type();
  }

  /** Goes back to the last sheet. */
  void goBackToLast() {
    reading.cancel();
    leafing.goBackToLast();
  }

  /** Takes {@code text} for puzzles; {@code null} if there is no text. */
  void paste(@Nullable CharSequence text) {
    reading.start(text);
  }

  /** Goes one step back: from waiting or a solution to the sheet, from there to the doors. */
  boolean goBack() {
    Scene scene = current.get();
    if (!scene.hasSheet()) {
      return false;
    }
    if (scene.isWaiting()) {
      stop();
    } else if (scene.showing() != Showing.SHEET) {
      current.show(scene.with(Showing.SHEET));
    } else {
      leafing.leave();
    }
    return true;
  }

  /** Does {@code action}. */
  void act(PuzzleAction action) {
    switch (action) {
      case SOLVE, CHECK, REVEAL_CELL, REVEAL_ALL -> asking.ask(action);
      case STOP -> stop();
      case HIDE -> show(Showing.SHEET);
      case SET_AS_PUZZLE -> pen.print();
      case EDIT_CLUES, END_EDITING_CLUES -> pen.switchClues();
      case START_OVER -> pen.startOver();
      case UNDO -> pen.use(Tools.Tool.UNDO);
      case CLEAR_WRONG -> mending.clearWrong();
      case SHOW_FIRST -> show(Showing.FIRST);
      case SHOW_SECOND -> show(Showing.SECOND);
      case SHOW_BOTH -> show(Showing.VERDICT);
    }
  }

  @Override
  protected void onCleared() {
    verdicts.cancel();
    keeping.close(behind);
  }

  private void show(Showing showing) {
    current.show(current.get().with(showing));
  }

  private void stop() {
    reading.stop();
    leafing.stop();
    asking.stop();
  }

  private void known(Judgement judgement) {
    asking.known();
  }

  private void admitReading() {
    current.say(PuzzleMessage.Saying.READING);
  }

  private void pasted(Pasting.Outcome outcome) {
    current.show(current.get().silent());
    if (outcome instanceof Pasting.Taken taken) {
      leafing.lay(taken.first());
      if (taken.kept() + taken.malformed() > 1) {
        current.say(new PuzzleMessage.Pasted(taken.kept(), taken.malformed()));
      }
    } else if (outcome instanceof Pasting.Refused refused) {
      current.say(new PuzzleMessage.Trouble(refused.trouble()));
    }
  }
}
