package dev.casilla.app.puzzle;

import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.sheet.Origin;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * All that the puzzle screen stands for at a moment; what it shows follows from it. Immutable.
 *
 * @param place where the person is
 * @param desk the sheet and the pen
 * @param showing how much is shown of what is known
 * @param judgement what is known about the clues on the desk
 * @param notice what there is to say first of all, until the next gesture
 * @param wish what to do once the judgement is there; an edit makes it void
 */
record Scene(
    Place place,
    Desk desk,
    Showing showing,
    Optional<Judgement> judgement,
    Optional<PuzzleMessage> notice,
    Optional<PuzzleAction> wish) {
  /** What takes long, and has nothing to do with the sheet on the desk. */
  private static final Set<Saying> ELSEWHERE = EnumSet.of(Saying.READING, Saying.STILL_OPENING);

  /** Where the person is. */
  sealed interface Place {
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
    record At(Origin origin, long createdMillis) implements Place {
      /** Before one that is typed at this moment. */
      static At typed(long nowMillis) {
        return new At(Origin.TYPED, nowMillis);
      }
    }
  }

  /** Nothing is known yet. */
  static Scene opening(Desk desk) {
    return at(new Place.Opening(false), desk);
  }

  /** Before {@code desk}, with nothing more to say. */
  static Scene at(Place place, Desk desk) {
    return new Scene(
        place, desk, Showing.SHEET, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** This scene while it is still not known what there was last time. */
  Scene openingLong() {
    return at(new Place.Opening(true), desk);
  }

  /** This scene in another place, all else being as it is. */
  Scene with(Place other) {
    return new Scene(other, desk, showing, judgement, notice, wish);
  }

  /** Whether any gesture begins a sheet. */
  boolean isAtTheDoors() {
    return place instanceof Place.Home || isOpeningLong();
  }

  /** Whether the doors are offered because what there was last time takes long. */
  boolean isOpeningLong() {
    return place instanceof Place.Opening opening && opening.isLong();
  }

  /** Whether there is a sheet to write on. */
  boolean hasSheet() {
    return place instanceof Place.Blank || place instanceof Place.At;
  }

  /** This scene with another desk, seen as it is. */
  Scene with(Desk other) {
    return new Scene(place, other, Showing.SHEET, judgement, elsewhere(), Optional.empty());
  }

  /** This scene with another way of writing or another selection, still seen as before. */
  Scene holding(Desk other) {
    Optional<PuzzleMessage> left = other.equals(desk) || isWaiting() ? notice : Optional.empty();
    return new Scene(place, other, showing, judgement, left, wish);
  }

  /** This scene, showing more or less. */
  Scene with(Showing other) {
    return new Scene(place, desk, other, judgement, elsewhere(), Optional.empty());
  }

  /** This scene with what is known now. */
  Scene knowing(Optional<Judgement> known) {
    return new Scene(place, desk, showing, known, notice, wish);
  }

  /** This scene with something to say; what somebody waits for is spoken of to its end. */
  Scene saying(PuzzleMessage message) {
    return isWaiting()
        ? this
        : new Scene(place, desk, showing, judgement, Optional.of(message), wish);
  }

  /** This scene with something to be done. */
  Scene wishing(PuzzleAction action) {
    return new Scene(place, desk, showing, judgement, elsewhere(), Optional.of(action));
  }

  /** This scene with nothing to say. */
  Scene silent() {
    return new Scene(place, desk, showing, judgement, Optional.empty(), wish);
  }

  /** Whether somebody waits for something that takes long. */
  boolean isWaiting() {
    return notice.filter(said -> said == Saying.SOLVING || ELSEWHERE.contains(said)).isPresent();
  }

  private Optional<PuzzleMessage> elsewhere() {
    return notice.filter(ELSEWHERE::contains);
  }
}
