package dev.casilla.app.ui.puzzle.session;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.OpenSheet;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;

/**
 * Holds the current {@link PuzzleState}. Each new state is saved, drawn, and its clues are
 * analyzed. For the main thread.
 */
final class PuzzleStateHolder implements SheetAutosaver.Listener, SheetLoader.Listener {
  private final SavedPuzzleState saved;
  private final LiveAnalysis analysis;
  private final MutableLiveData<PuzzleUiState> uiState = new MutableLiveData<>();
  private Settings settings;
  private PuzzleState current;
  private OpenSheet openSheet;

  /** Begins in the opening state; {@code blank} is the sheet until another one is opened. */
  PuzzleStateHolder(
      SavedPuzzleState saved, LiveAnalysis analysis, Settings settings, OpenSheet blank) {
    this.saved = saved;
    this.analysis = analysis;
    this.settings = settings;
    openSheet = blank;
    current =
        PuzzleState.opening(EditorState.blank(saved.editorState().mode(settings.entryOrder())));
    uiState.setValue(PuzzleUiState.of(current, settings));
  }

  LiveData<PuzzleUiState> uiState() {
    return uiState;
  }

  PuzzleState get() {
    return current;
  }

  /** The sheet on screen, or the one that was on screen last. */
  OpenSheet openSheet() {
    return openSheet;
  }

  SavedPuzzleState saved() {
    return saved;
  }

  Settings settings() {
    return settings;
  }

  boolean isWritable() {
    return current.hasSheet() && !current.display().isFilled();
  }

  void setOpenSheet(OpenSheet sheet) {
    openSheet = sheet;
    saved.setOpenSheet(sheet);
  }

  /** Begins {@code blank}; the sheet before stays saved until the first edit. */
  void startSheet(OpenSheet blank) {
    openSheet = blank;
  }

  void show(PuzzleState next) {
    current = next.hasSheet() ? next.withAnalysis(analysis.find(next.editor().clues())) : next;
    saveInstanceState();
    uiState.setValue(PuzzleUiState.of(current, settings));
    if (current.hasSheet()) {
      analysis.analyzeAfterPause(current.editor().clues());
    }
  }

  /** Shows {@code message} first of all, until the next gesture. */
  void showNotice(PuzzleMessage message) {
    show(current.withNotice(message));
  }

  void apply(Settings changed) {
    boolean isOtherOrder = changed.entryOrder() != settings.entryOrder();
    settings = changed;
    EntryMode mode = current.editor().mode();
    boolean changesMode = isOtherOrder && mode.order() != changed.entryOrder();
    show(changesMode ? current.withInput(current.editor().with(mode.withOtherOrder())) : current);
  }

  /** Offers the home menu while the first sheet is loaded. */
  @Override
  public void onSlow() {
    if (current.place() instanceof PuzzleState.Place.Opening) {
      show(current.withSlowOpening());
    } else {
      showNotice(PuzzleMessage.Fixed.STILL_OPENING);
    }
  }

  @Override
  public void onLoadFailed() {
    showNotice(PuzzleMessage.Fixed.STORAGE_FAILED);
  }

  @Override
  public void onSaveFailed() {
    showNotice(PuzzleMessage.Fixed.STORAGE_FAILED);
  }

  @Override
  public void onAdded(OpenSheet added) {
    if (openSheet.isSameSheet(added)) {
      setOpenSheet(openSheet.withId(added.id()));
      saved.setSheet(added.id());
    }
  }

  /** The opening state is not saved: it would overwrite what is still to be restored. */
  private void saveInstanceState() {
    if (!(current.place() instanceof PuzzleState.Place.Opening)) {
      saved.write(current);
    }
  }
}
