package dev.casilla.app.ui.puzzle.session;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.model.EnumParser;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessageCodec;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is left of a scene when the process ends: where the person was, what was shown and said, and
 * what was asked for. The sheet itself and its journal are kept in the store; what the store has
 * not got yet is with {@link #pendingWrites}.
 */
public final class SavedPuzzleState {
  /** The id of the sheet; an intent may bring one. */
  public static final String SHEET = "sheet";

  /** Where the person was; an intent may bring {@link #BLANK}. */
  public static final String PLACE = "place";

  /** On a blank sheet. */
  public static final String BLANK = "blank";

  private static final String FORMER = "former";
  private static final String HOME = "home";
  private static final String ELSEWHERE = "";
  private static final String SHOWING = "showing";
  private static final String NOTICE = "notice";
  private static final String WISH = "wish";

  private final SavedStateHandle saved;
  private final SavedEditorState editorState;
  private final SavedPendingWrites pendingWrites;

  SavedPuzzleState(SavedStateHandle saved) {
    this.saved = saved;
    this.editorState = new SavedEditorState(saved);
    this.pendingWrites = new SavedPendingWrites(saved);
  }

  /** What was in the person's hands. */
  SavedEditorState editorState() {
    return editorState;
  }

  /** What the store has not got yet. */
  SavedPendingWrites pendingWrites() {
    return pendingWrites;
  }

  /** The id of the sheet that is or was on the desk. */
  OptionalLong sheet() {
    Long id = saved.get(SHEET);
    return id == null ? OptionalLong.empty() : OptionalLong.of(id);
  }

  void setSheet(long id) {
    saved.set(SHEET, id);
  }

  /** There is no sheet, or it is not kept yet. */
  void removeSheet() {
    saved.remove(SHEET);
  }

  /** The id of the sheet that was on the desk before the blank one. */
  OptionalLong former() {
    Long id = saved.get(FORMER);
    return id == null ? OptionalLong.empty() : OptionalLong.of(id);
  }

  /** A blank sheet comes in the place of the one that is or was on the desk. */
  void rememberFormerSheet() {
    saved.set(FORMER, saved.<Long>get(SHEET));
    removeSheet();
  }

  /** Whether the person was at the doors. */
  boolean wasAtHome() {
    return HOME.equals(saved.get(PLACE));
  }

  /** Whether the person had a blank sheet. */
  boolean wasBlank() {
    return BLANK.equals(saved.get(PLACE));
  }

  /** What is left of the scene but its sheet; written in {@code order} if that was never said. */
  RestoredState restoredState(EntryOrder order) {
    String showing = saved.get(SHOWING);
    String notice = saved.get(NOTICE);
    String wish = saved.get(WISH);
    return new RestoredState(
        editorState.selection(),
        editorState.mode(order),
        EnumParser.read(SolutionDisplay.class, showing).orElse(SolutionDisplay.SHEET),
        Optional.ofNullable(notice).flatMap(PuzzleMessageCodec::read),
        EnumParser.read(PuzzleAction.class, wish));
  }

  /** Writes down what {@code scene} is. */
  void write(PuzzleState scene) {
    saved.set(PLACE, name(scene.place()));
    saved.set(SHOWING, scene.display().name());
    saved.set(NOTICE, scene.notice().flatMap(PuzzleMessageCodec::write).orElse(null));
    saved.set(WISH, scene.pendingAction().map(Enum::name).orElse(null));
    editorState.write(scene.editor());
  }

  private static String name(PuzzleState.Place place) {
    if (place instanceof PuzzleState.Place.Home) {
      return HOME;
    }
    return place instanceof PuzzleState.Place.Blank ? BLANK : ELSEWHERE;
  }
}
