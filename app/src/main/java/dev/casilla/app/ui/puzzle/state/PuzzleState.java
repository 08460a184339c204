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
 * The state of the puzzle screen; {@link PuzzleUiState} is computed from it. Immutable.
 *
 * @param display how much of the analysis is shown
 * @param notice the message shown first, until the next gesture
 * @param pendingAction the action to run once the analysis is known; an edit cancels it
 */
public record PuzzleState(
    Place place,
    EditorState editor,
    SolutionDisplay display,
    Optional<PuzzleAnalysis> analysis,
    Optional<PuzzleMessage> notice,
    Optional<PuzzleAction> pendingAction) {
  /** Notices of work that an edit does not cancel. */
  private static final Set<Fixed> LONG_RUNNING = EnumSet.of(Fixed.READING, Fixed.STILL_OPENING);

  public sealed interface Place {
    /**
     * The last sheet is being loaded.
     *
     * @param isLong whether that takes so long that the home menu is shown meanwhile
     */
    record Opening(boolean isLong) implements Place {}

    /**
     * The home menu.
     *
     * @param hasLast whether it offers the last sheet
     */
    record Home(boolean hasLast) implements Place {}

    record Blank() implements Place {}

    /** A sheet that is stored, or is about to be. */
    record OnSheet(Origin origin, long createdMillis) implements Place {
      public static OnSheet typed(long nowMillis) {
        return new OnSheet(Origin.TYPED, nowMillis);
      }
    }
  }

  /** The state while the last sheet is being loaded. */
  public static PuzzleState opening(EditorState editor) {
    return at(new Place.Opening(false), editor);
  }

  /** {@code editor} at {@code place}, without a notice. */
  public static PuzzleState at(Place place, EditorState editor) {
    return new PuzzleState(
        place, editor, SolutionDisplay.SHEET, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** This state once loading takes long. */
  public PuzzleState withSlowOpening() {
    return at(new Place.Opening(true), editor);
  }

  public PuzzleState with(Place other) {
    return new PuzzleState(other, editor, display, analysis, notice, pendingAction);
  }

  /** Whether the home menu is shown: any gesture on the board begins a sheet. */
  public boolean isHome() {
    return place instanceof Place.Home || isOpeningSlowly();
  }

  /** Whether the home menu is shown because loading takes long. */
  public boolean isOpeningSlowly() {
    return place instanceof Place.Opening opening && opening.isLong();
  }

  public boolean hasSheet() {
    return place instanceof Place.Blank || place instanceof Place.OnSheet;
  }

  /** This state after an edit; shows the sheet alone. */
  public PuzzleState with(EditorState other) {
    return new PuzzleState(
        place, other, SolutionDisplay.SHEET, analysis, longRunningNotice(), Optional.empty());
  }

  /** This state with another mode or selection; the display stays. */
  public PuzzleState withInput(EditorState other) {
    Optional<PuzzleMessage> remaining =
        other.equals(editor) || isWaiting() ? notice : Optional.empty();
    return new PuzzleState(place, other, display, analysis, remaining, pendingAction);
  }

  public PuzzleState with(SolutionDisplay other) {
    return new PuzzleState(place, editor, other, analysis, longRunningNotice(), Optional.empty());
  }

  public PuzzleState withAnalysis(Optional<PuzzleAnalysis> known) {
    return new PuzzleState(place, editor, display, known, notice, pendingAction);
  }

  /** This state with {@code message} as the notice; progress is not replaced. */
  public PuzzleState withNotice(PuzzleMessage message) {
    return isWaiting()
        ? this
        : new PuzzleState(place, editor, display, analysis, Optional.of(message), pendingAction);
  }

  public PuzzleState withPendingAction(PuzzleAction action) {
    return new PuzzleState(
        place, editor, display, analysis, longRunningNotice(), Optional.of(action));
  }

  public PuzzleState withoutNotice() {
    return new PuzzleState(place, editor, display, analysis, Optional.empty(), pendingAction);
  }

  public boolean isWaiting() {
    return notice
        .filter(shown -> shown == Fixed.SOLVING || LONG_RUNNING.contains(shown))
        .isPresent();
  }

  private Optional<PuzzleMessage> longRunningNotice() {
    return notice.filter(LONG_RUNNING::contains);
  }
}
