package dev.casilla.app.puzzle;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.board.BoardGestures;
import dev.casilla.app.board.Direction;
import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.settings.Settings;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Takes in what a person does on the puzzle screen and says what the screen shows. */
/*
 * `scene` is all there is; every gesture makes another one and shows it. Each edit is kept at once,
 * so that there is nothing left to be lost when the screen goes away. `wish` is what to do when the
 * judgement that somebody waits for is there; an edit makes it void.
 */
final class PuzzleViewModel extends ViewModel implements BoardGestures {
  private final SavedScene saved;
  private final Surroundings surroundings;
  private final LiveVerdict verdicts;
  private final Keeping keeping;
  private final Reading reading;
  private final MutableLiveData<PuzzleUiState> state = new MutableLiveData<>();
  private Settings settings;
  private Scene scene;
  private @Nullable PuzzleAction wish;

  PuzzleViewModel(SavedStateHandle saved, Surroundings surroundings, Settings settings) {
    this.saved = new SavedScene(saved);
    this.surroundings = surroundings;
    this.settings = settings;
    PuzzleExecutors executors = surroundings.executors();
    verdicts = new LiveVerdict(surroundings.judge(), executors, this::known);
    Runnable whenRefused = () -> show(scene.saying(Saying.NOT_KEPT));
    keeping =
        new Keeping(surroundings.store(), executors.storage(), executors.screen(), whenRefused);
    reading = new Reading(surroundings, () -> show(scene.saying(Saying.READING)), this::pasted);
    scene = Scene.opening(Desk.blank(this.saved.mode(settings.entryOrder())));
    state.setValue(PuzzleUiState.of(scene, settings));
    restore();
  }

  /** What the screen shows. */
  LiveData<PuzzleUiState> state() {
    return state;
  }

  /** The sheet on the desk. */
  Sheet sheet() {
    return scene.desk().sheet();
  }

  /** Takes over what the person chose. */
  void apply(Settings chosen) {
    boolean isOtherOrder = chosen.entryOrder() != settings.entryOrder();
    settings = chosen;
    EntryMode mode = scene.desk().mode();
    boolean isToTurn = isOtherOrder && mode.order() != chosen.entryOrder();
    show(isToTurn ? scene.holding(scene.desk().with(mode.reordered())) : scene);
  }

  /** Goes to the kept sheet {@code id}. */
  void open(long id) {
    verdicts.cancel();
    keeping.open(id, this::opened);
  }

  /** The screen is there again: what was deleted meanwhile goes from the desk, too. */
  void lookAgain() {
    keeping.tryAgain();
    if (scene.place() instanceof Scene.Place.At) {
      saved.sheet().ifPresent(id -> keeping.ifDeleted(id, () -> forget(id)));
    }
  }

  /** Begins a blank sheet to type on. */
  void type() {
    saved.removeSheet();
    keeping.startAnew(saved::setSheet);
    Desk desk = Desk.blank(EntryMode.of(settings.entryOrder())).select(Selection.of(0));
    show(Scene.at(new Scene.Place.Blank(), desk));
  }

  /** Goes back to the last sheet. */
  void goBackToLast() {
    saved.sheet().ifPresent(this::open);
  }

  /** Takes {@code text} for puzzles; {@code null} if there is no text. */
  void paste(@Nullable CharSequence text) {
    reading.start(text);
  }

  /** Goes one step back: from a solution to the sheet, from there to the doors. */
  boolean goBack() {
    if (scene.showing() != Showing.SHEET) {
      show(scene.with(Showing.SHEET));
      return true;
    }
    boolean hasSheet = scene.hasSheet();
    if (hasSheet) {
      goHome(saved.sheet().isPresent() || scene.place() instanceof Scene.Place.At);
    }
    return hasSheet;
  }

  @Override
  public void touch(int cell) {
    if (scene.place() instanceof Scene.Place.Home) {
      type();
    }
    if (isWritable()) {
      take(scene.desk().touch(cell));
    }
  }

  @Override
  public void drag(int cell) {
    if (isWritable()) {
      take(scene.desk().drag(cell));
    }
  }

  @Override
  public boolean move(Direction direction) {
    Optional<Desk> moved = isWritable() ? scene.desk().move(direction) : Optional.empty();
    moved.ifPresent(this::take);
    return moved.isPresent();
  }

  @Override
  public void enter(int cell, int digit) {
    if (isWritable()) {
      take(scene.desk().select(Selection.of(cell)).write(digit));
    }
  }

  @Override
  public void clear(int cell) {
    if (isWritable()) {
      take(scene.desk().select(Selection.of(cell)).erase());
    }
  }

  /** Takes the key of {@code digit}. */
  void digit(int digit) {
    if (scene.place() instanceof Scene.Place.Home) {
      type();
    }
    if (isWritable()) {
      Desk desk = scene.desk();
      take(desk.digit(digit));
      if (!desk.mode().isDigitFirst() && desk.isRefused()) {
        show(scene.saying(Saying.PRINTED_CLUE));
      }
    }
  }

  /** Takes the key of {@code digit} in hand, for the cells touched next. */
  void hold(int digit) {
    if (isWritable()) {
      Desk desk = scene.desk();
      take(desk.with(desk.mode().armedWith(digit)));
    }
  }

  /** Uses {@code tool}. */
  void use(Tools.Tool tool) {
    if (isWritable()) {
      Desk desk = scene.desk();
      take(
          switch (tool) {
            case UNDO -> desk.undo();
            case REDO -> desk.redo();
            case NOTES -> desk.with(desk.mode().switched(Switch.NOTES));
            case CANDIDATES -> desk.with(desk.mode().switched(Switch.CANDIDATES));
            case CLEAR -> desk.erase();
            case DIGIT_FIRST -> desk.with(desk.mode().reordered());
          });
    }
  }

  /** Does {@code action}. */
  void act(PuzzleAction action) {
    switch (action) {
      case SOLVE, CHECK, REVEAL_CELL, REVEAL_ALL -> wish(action);
      case STOP -> stop();
      case HIDE -> show(scene.with(Showing.SHEET));
      case SET_AS_PUZZLE -> take(desk(scene.desk().sheet().asPuzzle()));
      case EDIT_CLUES, END_EDITING_CLUES ->
          take(scene.desk().with(scene.desk().mode().switched(Switch.CLUES)));
      case START_OVER -> startOver();
      case UNDO -> use(Tools.Tool.UNDO);
      case CLEAR_WRONG -> BoardPicture.wrong(scene).ifPresent(this::clear);
      case SHOW_FIRST -> show(scene.with(Showing.FIRST));
      case SHOW_SECOND -> show(scene.with(Showing.SECOND));
      case SHOW_BOTH -> show(scene.with(Showing.VERDICT));
      case NEXT -> goHome(true);
    }
  }

  /** Makes {@code correction}. */
  void correct(Correction correction) {
    Sheet corrected = Revealing.correct(scene.desk().sheet(), correction);
    take(desk(corrected).select(Selection.of(correction.cell())));
  }

  /** Goes to {@code suspect}, ready to change it. */
  void look(Suggestions.Suspect suspect) {
    Desk there = scene.desk().select(Selection.of(suspect.cell()));
    boolean isPrinted = !Writing.isAllowed(there.sheet(), suspect.cell(), there.mode());
    take(isPrinted ? there.with(there.mode().switched(Switch.CLUES)) : there);
  }

  @Override
  protected void onCleared() {
    verdicts.cancel();
  }

  private void restore() {
    if (saved.wasAtHome()) {
      goHome(saved.sheet().isPresent());
    } else if (saved.wasBlank() && !saved.sheet().isPresent()) {
      Selection selection = saved.selection();
      EntryMode mode = saved.mode(settings.entryOrder());
      type();
      show(scene.holding(scene.desk().select(selection).with(mode)));
    } else if (saved.sheet().isPresent()) {
      keeping.open(saved.sheet().getAsLong(), this::restored);
    } else {
      keeping.openLast(this::restored);
    }
  }

  /** The same sheet as before the process ended: the pen is where it was. */
  private void restored(Optional<KeptSheet> kept) {
    Selection selection = saved.selection();
    EntryMode mode = saved.mode(settings.entryOrder());
    Showing showing = saved.showing();
    opened(kept);
    if (kept.isPresent()) {
      show(scene.holding(scene.desk().select(selection).with(mode)).with(showing));
      if (showing.needsJudgement()) {
        verdicts.hurry(scene.desk().clues());
      }
    }
  }

  private void opened(Optional<KeptSheet> found) {
    if (!found.isPresent()) {
      saved.removeSheet();
      goHome(false);
      return;
    }
    KeptSheet kept = found.get();
    saved.setSheet(kept.id());
    keeping.goOnWith(kept.id());
    Desk desk = Desk.of(kept, EntryMode.of(settings.entryOrder()));
    show(Scene.at(new Scene.Place.At(kept.origin(), kept.createdMillis()), desk));
  }

  private void forget(long id) {
    if (saved.sheet().isPresent() && saved.sheet().getAsLong() == id) {
      saved.removeSheet();
      goHome(false);
    }
  }

  private void goHome(boolean hasLast) {
    verdicts.cancel();
    wish = null;
    show(Scene.at(new Scene.Place.Home(hasLast), Desk.blank(scene.desk().mode())));
  }

  private boolean isWritable() {
    return scene.hasSheet() && !scene.showing().isFilled();
  }

  private Desk desk(Sheet after) {
    return scene.desk().edited(after);
  }

  private void startOver() {
    Sheet sheet = scene.desk().sheet();
    take(desk(Sheet.of(sheet.givens())));
    show(scene.saying(Saying.STARTED_OVER));
  }

  /** Puts {@code next} before the person, and keeps what was changed. */
  private void take(Desk next) {
    Desk before = scene.desk();
    boolean isEdited = !next.sheet().equals(before.sheet());
    if (isEdited && scene.place() instanceof Scene.Place.Blank) {
      Scene.Place place = new Scene.Place.At(Origin.TYPED, surroundings.clock().getAsLong());
      scene = Scene.at(place, next);
    } else {
      scene = isEdited ? scene.with(next) : scene.holding(next);
    }
    if (isEdited) {
      wish = null;
      keeping.keep(next.sheet(), next.journal());
    }
    show(scene);
  }

  /** Waits for the judgement it takes, if there is none yet. */
  private void wish(PuzzleAction action) {
    if (!scene.hasSheet()) {
      return;
    }
    wish = action;
    if (verdicts.on(scene.desk().clues()).isPresent()) {
      fulfil();
    } else {
      verdicts.hurry(scene.desk().clues());
      surroundings.executors().patience().execute(() -> admitSolving(action));
    }
  }

  private void known(Judgement judgement) {
    show(scene);
    fulfil();
  }

  private void fulfil() {
    PuzzleAction wished = wish;
    Optional<Judgement> judgement = verdicts.on(scene.desk().clues());
    wish = null;
    if (wished != null && judgement.isPresent()) {
      scene = scene.knowing(judgement).with(scene.showing());
      fulfil(wished, judgement.get());
    }
  }

  private void fulfil(PuzzleAction wished, Judgement judgement) {
    Optional<Grid> solution = judgement.solution();
    if (!solution.isPresent() || wished == PuzzleAction.CHECK) {
      show(scene.with(Showing.VERDICT));
    } else if (wished == PuzzleAction.SOLVE) {
      show(scene.with(Showing.SOLUTION));
    } else if (wished == PuzzleAction.REVEAL_ALL) {
      take(desk(Revealing.all(scene.desk().sheet(), solution.get())));
    } else {
      revealCell(solution.get());
    }
  }

  private void revealCell(Grid solution) {
    OptionalInt cell = scene.desk().selection().only();
    if (cell.isPresent()) {
      take(desk(Revealing.cell(scene.desk().sheet(), cell.getAsInt(), solution)));
    } else {
      show(scene.saying(Saying.SELECT_A_CELL));
    }
  }

  private void admitSolving(PuzzleAction action) {
    if (wish == action) {
      show(scene.saying(Saying.SOLVING));
    }
  }

  private void pasted(Pasting.Outcome outcome) {
    if (outcome instanceof Pasting.Taken taken) {
      verdicts.cancel();
      opened(Optional.of(taken.first()));
      if (taken.kept() + taken.malformed() > 1) {
        show(scene.saying(new PuzzleMessage.Pasted(taken.kept(), taken.malformed())));
      }
    } else if (outcome instanceof Pasting.Refused refused) {
      show(scene.saying(new PuzzleMessage.Trouble(refused.trouble())));
    }
  }

  private void stop() {
    verdicts.cancel();
    wish = null;
    reading.cancel();
    show(scene.with(Showing.SHEET));
  }

  private void show(Scene next) {
    scene = next.hasSheet() ? next.knowing(verdicts.on(next.desk().clues())) : next;
    saved.write(scene);
    state.setValue(PuzzleUiState.of(scene, settings));
    if (scene.hasSheet()) {
      verdicts.follow(scene.desk().clues());
    }
  }
}
