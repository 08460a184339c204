package dev.casilla.app.ui.puzzle.session;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import java.util.List;

/**
 * The scene as it is now. Whoever has another one shows it here: it is written down, and the
 * verdict follows it. Confined to the main thread.
 */
final class PuzzleStateHolder implements SheetAutosaver.Listener {
  private final SavedPuzzleState saved;
  private final LiveAnalysis verdicts;
  private final MutableLiveData<PuzzleUiState> state = new MutableLiveData<>();
  private Settings settings;
  private PuzzleState scene;

  /** Before what was there last time, to a person who chose {@code settings}. */
  PuzzleStateHolder(SavedPuzzleState saved, LiveAnalysis verdicts, Settings settings) {
    this.saved = saved;
    this.verdicts = verdicts;
    this.settings = settings;
    scene = PuzzleState.opening(EditorState.blank(saved.editorState().mode(settings.entryOrder())));
    state.setValue(PuzzleUiState.of(scene, settings));
  }

  /** What the screen shows. */
  LiveData<PuzzleUiState> state() {
    return state;
  }

  PuzzleState get() {
    return scene;
  }

  /** What is left of it when the process ends. */
  SavedPuzzleState saved() {
    return saved;
  }

  Settings settings() {
    return settings;
  }

  /** Whether there is a sheet that can be written on. */
  boolean isWritable() {
    return scene.hasSheet() && !scene.display().isFilled();
  }

  /** Goes over to {@code next}. */
  void show(PuzzleState next) {
    scene = next.hasSheet() ? next.withAnalysis(verdicts.find(next.editor().clues())) : next;
    saveInstanceState();
    state.setValue(PuzzleUiState.of(scene, settings));
    if (scene.hasSheet()) {
      verdicts.analyzeAfterPause(scene.editor().clues());
    }
  }

  /** Says {@code message} first of all, until the next gesture. */
  void showNotice(PuzzleMessage message) {
    show(scene.withNotice(message));
  }

  /** Takes over what the person chose. */
  void apply(Settings chosen) {
    boolean isOtherOrder = chosen.entryOrder() != settings.entryOrder();
    settings = chosen;
    EntryMode mode = scene.editor().mode();
    boolean isToTurn = isOtherOrder && mode.order() != chosen.entryOrder();
    show(isToTurn ? scene.withInput(scene.editor().with(mode.withOtherOrder())) : scene);
  }

  /** Whoever has no sheet can begin one meanwhile. */
  @Override
  public void onSlow() {
    if (scene.place() instanceof PuzzleState.Place.Opening) {
      show(scene.withSlowOpening());
    } else {
      showNotice(PuzzleMessage.Fixed.STILL_OPENING);
    }
  }

  @Override
  public void onLoadFailed() {
    showNotice(PuzzleMessage.Fixed.NOT_KEPT);
  }

  @Override
  public void onSaveFailed() {
    showNotice(PuzzleMessage.Fixed.NOT_KEPT);
  }

  @Override
  public void onPendingWritesChanged(List<PendingWrites.SavedWrite> left) {
    saved.pendingWrites().setSheets(left);
  }

  /** Before it is known what is there, what was there last time stays written. */
  private void saveInstanceState() {
    if (!(scene.place() instanceof PuzzleState.Place.Opening)) {
      saved.write(scene);
    }
  }
}
