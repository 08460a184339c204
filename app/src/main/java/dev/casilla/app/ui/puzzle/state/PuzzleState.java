package dev.casilla.app.ui.puzzle.state;

import dev.casilla.app.model.Origin;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * All that the puzzle screen stands for at a moment; what it shows follows from it. Immutable.
 *
 * @param place where the person is
 * @param editor the sheet and the pen
 * @param display how much is shown of what is known
 * @param analysis what is known about the clues on the desk
 * @param notice what there is to say first of all, until the next gesture
 * @param pendingAction what to do once the judgement is there; an edit makes it void
 */
public record PuzzleState(
    Place place,
    EditorState editor,
    SolutionDisplay display,
    Optional<PuzzleAnalysis> analysis,
    Optional<PuzzleMessage> notice,
    Optional<PuzzleAction> pendingAction) {
  /** What takes long, and has nothing to do with the sheet on the desk. */
  private static final Set<Fixed> LONG_RUNNING = EnumSet.of(Fixed.READING, Fixed.STILL_OPENING);

  /** Where the person is. */
  public sealed interface Place {
    /**
     * Before what was there last time.
     *
     * @param isLong whether that takes so long that the doors are offered meanwhile
     */
    record Opening(boolean isLong) implements Place {}

    /**
     * At the doors.
     *
     * @param hasLast whether there is a sheet to go back to
     */
    record Home(boolean hasLast) implements Place {}

    /** Before a blank sheet, to type on it. */
    record Blank() implements Place {}

    /** Before a sheet that is kept, or about to be. */
    record OnSheet(Origin origin, long createdMillis) implements Place {
      /** Before one that is typed at this moment. */
      public static OnSheet typed(long nowMillis) {
        return new OnSheet(Origin.TYPED, nowMillis);
      }
    }
  }

  /** Nothing is known yet. */
  public static PuzzleState opening(EditorState desk) {
    return at(new Place.Opening(false), desk);
  }

  /** Before {@code desk}, with nothing more to say. */
  public static PuzzleState at(Place place, EditorState desk) {
    return new PuzzleState(
        place, desk, SolutionDisplay.SHEET, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** This scene while it is still not known what there was last time. */
  public PuzzleState withSlowOpening() {
    return at(new Place.Opening(true), editor);
  }

  /** This scene in another place, all else being as it is. */
  public PuzzleState with(Place other) {
    return new PuzzleState(other, editor, display, analysis, notice, pendingAction);
  }

  /** Whether any gesture begins a sheet. */
  public boolean isHome() {
    return place instanceof Place.Home || isOpeningSlowly();
  }

  /** Whether the doors are offered because what there was last time takes long. */
  public boolean isOpeningSlowly() {
    return place instanceof Place.Opening opening && opening.isLong();
  }

  /** Whether there is a sheet to write on. */
  public boolean hasSheet() {
    return place instanceof Place.Blank || place instanceof Place.OnSheet;
  }

  /** This scene with another desk, seen as it is. */
  public PuzzleState with(EditorState other) {
    return new PuzzleState(
        place, other, SolutionDisplay.SHEET, analysis, longRunningNotice(), Optional.empty());
  }

  /** This scene with another way of writing or another selection, still seen as before. */
  public PuzzleState withInput(EditorState other) {
    Optional<PuzzleMessage> left = other.equals(editor) || isWaiting() ? notice : Optional.empty();
    return new PuzzleState(place, other, display, analysis, left, pendingAction);
  }

  /** This scene, showing more or less. */
  public PuzzleState with(SolutionDisplay other) {
    return new PuzzleState(place, editor, other, analysis, longRunningNotice(), Optional.empty());
  }

  /** This scene with what is known now. */
  public PuzzleState withAnalysis(Optional<PuzzleAnalysis> known) {
    return new PuzzleState(place, editor, display, known, notice, pendingAction);
  }

  /** This scene with something to say; what somebody waits for is spoken of to its end. */
  public PuzzleState withNotice(PuzzleMessage message) {
    return isWaiting()
        ? this
        : new PuzzleState(place, editor, display, analysis, Optional.of(message), pendingAction);
  }

  /** This scene with something to be done. */
  public PuzzleState withPendingAction(PuzzleAction action) {
    return new PuzzleState(
        place, editor, display, analysis, longRunningNotice(), Optional.of(action));
  }

  /** This scene with nothing to say. */
  public PuzzleState withoutNotice() {
    return new PuzzleState(place, editor, display, analysis, Optional.empty(), pendingAction);
  }

  /** Whether somebody waits for something that takes long. */
  public boolean isWaiting() {
    return notice.filter(said -> said == Fixed.SOLVING || LONG_RUNNING.contains(said)).isPresent();
  }

  private Optional<PuzzleMessage> longRunningNotice() {
    return notice.filter(LONG_RUNNING::contains);
  }
}
