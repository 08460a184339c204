package dev.casilla.app.ui.puzzle.session;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.EnumParser;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.OpenSheet;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessageCodec;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.solver.InvalidGridException;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The puzzle screen's saved state: the sheet on screen, what is shown of it, and what is in
 * progress.
 */
/*
 * Android limits the saved state of a whole app to half a megabyte, and the state is written on the
 * main thread with each edit. So the journal is cut to its newest edits, and long text is left out.
 * Values that cannot be read, such as those of a later version, count as absent.
 */
public final class SavedPuzzleState {
  /** The id of the sheet; an intent may bring one. */
  public static final String SHEET = "sheet";

  /** Where the person is; an intent may bring {@link #BLANK}. */
  public static final String PLACE = "place";

  /** On a blank sheet. */
  public static final String BLANK = "blank";

  /** Maximum length of a saved journal: thousands of edits. */
  static final int MAX_JOURNAL_CHARS = 20_000;

  /** Maximum length of saved pasted text: hundreds of puzzles. */
  static final int MAX_PASTED_CHARS = 50_000;

  private static final String FORMER = "former";
  private static final String HOME = "home";
  private static final String ELSEWHERE = "";
  private static final String SHOWING = "showing";
  private static final String NOTICE = "notice";
  private static final String WISH = "wish";
  private static final String OPEN_SHEET = "open sheet";
  private static final String IS_PASTING = "pasting";
  private static final String PASTED = "pasted";

  private final SavedStateHandle saved;
  private final SavedEditorState editorState;

  /** What was shown of a sheet. Immutable. */
  record RestoredState(
      CellSelection selection,
      EntryMode mode,
      SolutionDisplay display,
      Optional<PuzzleMessage> notice,
      Optional<PuzzleAction> pendingAction) {
    /** {@code loaded}, showing what was shown; the pending action has to be requested again. */
    PuzzleState in(PuzzleState loaded) {
      EditorState editor = loaded.editor().with(mode);
      boolean hadSelection = !selection.cells().isEmpty();
      PuzzleState shown =
          loaded.withInput(hadSelection ? editor.select(selection) : editor).with(display);
      return notice.map(shown::withNotice).orElse(shown);
    }
  }

  SavedPuzzleState(SavedStateHandle saved) {
    this.saved = saved;
    this.editorState = new SavedEditorState(saved);
  }

  SavedEditorState editorState() {
    return editorState;
  }

  /** The sheet that was edited last, as it was then. */
  Optional<OpenSheet> openSheet() {
    String[] parts = saved.get(OPEN_SHEET);
    try {
      return Optional.ofNullable(parts).map(SavedPuzzleState::parseSheet);
    } catch (IllegalArgumentException | InvalidGridException | ArrayIndexOutOfBoundsException e) {
      return Optional.empty();
    }
  }

  void setOpenSheet(OpenSheet sheet) {
    saved.set(
        OPEN_SHEET,
        new String[] {
          Long.toString(sheet.id()),
          sheet.origin().name(),
          Long.toString(sheet.createdMillis()),
          Long.toString(sheet.changedMillis()),
          sheet.sheet().encode(),
          EditJournalCodec.write(sheet.journal(), MAX_JOURNAL_CHARS)
        });
  }

  private static OpenSheet parseSheet(String[] parts) {
    Sheet sheet = Sheet.decode(parts[4]);
    return new OpenSheet(
        Long.parseLong(parts[0]),
        Origin.valueOf(parts[1]),
        sheet,
        EditJournalCodec.read(parts[5], sheet),
        Long.parseLong(parts[2]),
        Long.parseLong(parts[3]));
  }

  /** The id of the sheet that is or was last on screen. */
  OptionalLong sheet() {
    return id(SHEET);
  }

  void setSheet(long id) {
    saved.set(SHEET, id);
  }

  /** Marks that there is no sheet, or that it has no id yet. */
  void removeSheet() {
    saved.remove(SHEET);
  }

  /** The id of the sheet that was on screen before the blank one. */
  OptionalLong former() {
    return id(FORMER);
  }

  /** Makes {@link #sheet} the {@link #former} one. */
  void rememberFormerSheet() {
    saved.set(FORMER, saved.<Long>get(SHEET));
    removeSheet();
  }

  boolean wasAtHome() {
    return HOME.equals(saved.get(PLACE));
  }

  boolean wasBlank() {
    return BLANK.equals(saved.get(PLACE));
  }

  boolean isPasting() {
    return saved.contains(IS_PASTING);
  }

  /** The text that was being imported, if it was short enough to be saved. */
  Optional<String> pasted() {
    return Optional.ofNullable(saved.get(PASTED));
  }

  void setPasted(String text) {
    saved.set(IS_PASTING, true);
    saved.set(PASTED, text.length() <= MAX_PASTED_CHARS ? text : null);
  }

  void removePasted() {
    saved.remove(IS_PASTING);
    saved.remove(PASTED);
  }

  /** What was shown of the sheet; {@code order} is the default entry order. */
  RestoredState restoredState(EntryOrder order) {
    String showing = saved.get(SHOWING);
    String notice = saved.get(NOTICE);
    String pendingAction = saved.get(WISH);
    return new RestoredState(
        editorState.selection(),
        editorState.mode(order),
        EnumParser.read(SolutionDisplay.class, showing).orElse(SolutionDisplay.SHEET),
        Optional.ofNullable(notice).flatMap(PuzzleMessageCodec::read),
        EnumParser.read(PuzzleAction.class, pendingAction));
  }

  /** Saves {@code state}, its sheet aside. */
  void write(PuzzleState state) {
    saved.set(PLACE, name(state.place()));
    saved.set(SHOWING, state.display().name());
    saved.set(NOTICE, state.notice().flatMap(PuzzleMessageCodec::write).orElse(null));
    saved.set(WISH, state.pendingAction().map(Enum::name).orElse(null));
    editorState.write(state.editor());
  }

  private OptionalLong id(String key) {
    @Nullable Long id = saved.get(key);
    return id == null ? OptionalLong.empty() : OptionalLong.of(id);
  }

  private static String name(PuzzleState.Place place) {
    if (place instanceof PuzzleState.Place.Home) {
      return HOME;
    }
    return place instanceof PuzzleState.Place.Blank ? BLANK : ELSEWHERE;
  }
}
