package dev.casilla.app.puzzle;

import dev.casilla.app.board.BoardState;
import dev.casilla.app.settings.Option;
import dev.casilla.app.settings.Settings;
import dev.casilla.app.sheet.Origin;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * All that the puzzle screen shows. Immutable.
 *
 * @param stage which parts of the screen there are
 * @param title what the sheet is called; absent at the doors
 * @param board what the board shows
 * @param card what there is to say
 * @param hand what there is to write with
 * @param offer what can be done with the whole puzzle
 * @param staysLit whether the screen is to stay on
 */
record PuzzleUiState(
    Stage stage,
    Optional<Title> title,
    BoardState board,
    Card card,
    Hand hand,
    Offer offer,
    boolean staysLit) {
  private static final Optional<PuzzleAction> STOPPABLE = Optional.of(PuzzleAction.STOP);

  /** Which parts of the screen there are. */
  enum Stage {
    /** The board alone, until it is known what is on it. */
    OPENING,
    /** The doors. */
    HOME,
    /** The doors, and a way back to the last sheet. */
    HOME_WITH_LAST,
    /** Keys to type with. */
    WRITING,
    /** A board that is filled in already. */
    FILLED
  }

  /** How and when the sheet came, in milliseconds since 1970. */
  record Title(Origin origin, long createdMillis) {}

  /**
   * What there is to say.
   *
   * @param action what to do about it
   * @param suggestions what to try
   */
  record Card(PuzzleMessage message, Optional<PuzzleAction> action, Suggestions suggestions) {}

  /** What there is to write with. */
  record Hand(Keypad keypad, Tools tools) {}

  /**
   * What can be done with the whole puzzle: a loud button, a quiet one, and the menu.
   *
   * @param isDone whether the loud button leads to another puzzle instead
   * @param isWorthChecking whether a check would say something new
   */
  record Offer(
      Optional<PuzzleAction> primary,
      Optional<PuzzleAction> secondary,
      Set<PuzzleAction> menu,
      boolean isDone,
      boolean isWorthChecking) {
    Offer {
      Set<PuzzleAction> copy = EnumSet.noneOf(PuzzleAction.class);
      copy.addAll(menu);
      menu = Collections.unmodifiableSet(copy);
    }
  }

  /** What {@code scene} looks like to a person who chose {@code settings}. */
  static PuzzleUiState of(Scene scene, Settings settings) {
    PuzzleMessage message = MessageChoice.of(scene);
    return new PuzzleUiState(
        stage(scene),
        title(scene.place()),
        BoardPicture.of(scene, settings),
        new Card(message, ActionChoice.besides(message, scene), Suggestions.of(scene)),
        new Hand(Keypad.of(scene), Tools.of(scene)),
        new Offer(
            ActionChoice.primary(scene),
            ActionChoice.secondary(scene),
            ActionChoice.menu(scene),
            ActionChoice.isDone(scene),
            ActionChoice.isWorthChecking(scene)),
        scene.hasSheet() && settings.has(Option.KEEP_SCREEN_ON));
  }

  /** Whether the doors are shown. */
  boolean hasDoors() {
    return stage == Stage.HOME || stage == Stage.HOME_WITH_LAST;
  }

  /** Whether there is a sheet to go back from. */
  boolean hasSheet() {
    return stage == Stage.WRITING || stage == Stage.FILLED;
  }

  /** Whether to show that work is going on. */
  boolean showsProgress() {
    return offer.primary().equals(STOPPABLE) || card.action().equals(STOPPABLE);
  }

  private static Stage stage(Scene scene) {
    if (scene.place() instanceof Scene.Place.Home home) {
      return home.hasLast() ? Stage.HOME_WITH_LAST : Stage.HOME;
    }
    if (scene.place() instanceof Scene.Place.Opening) {
      return scene.isOpeningLong() ? Stage.HOME : Stage.OPENING;
    }
    return scene.showing().isFilled() ? Stage.FILLED : Stage.WRITING;
  }

  private static Optional<Title> title(Scene.Place place) {
    return place instanceof Scene.Place.At at
        ? Optional.of(new Title(at.origin(), at.createdMillis()))
        : Optional.empty();
  }
}
