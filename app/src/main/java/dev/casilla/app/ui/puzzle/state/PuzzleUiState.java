package dev.casilla.app.ui.puzzle.state;

import dev.casilla.app.model.Origin;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
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
 * @param message what there is to say
 * @param input what there is to write with
 * @param actions what can be done with the whole puzzle
 * @param keepsScreenOn whether the screen is to stay on
 */
public record PuzzleUiState(
    Stage stage,
    Optional<TitleState> title,
    BoardState board,
    MessageState message,
    InputState input,
    ActionsState actions,
    boolean keepsScreenOn) {
  private static final Optional<PuzzleAction> STOPPABLE = Optional.of(PuzzleAction.STOP);

  /** Which parts of the screen there are. */
  public enum Stage {
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
  public record TitleState(Origin origin, long createdMillis) {}

  /**
   * What there is to say.
   *
   * @param action what to do about it
   * @param suggestions what to try
   */
  public record MessageState(
      PuzzleMessage message, Optional<PuzzleAction> action, Suggestions suggestions) {}

  /** What there is to write with. */
  public record InputState(KeypadState keypad, ToolsState tools) {}

  /**
   * What can be done with the whole puzzle: a loud button, a quiet one, and the menu.
   *
   * @param isDone whether the loud button leads to another puzzle instead
   * @param isWorthChecking whether a check would say something new
   */
  public record ActionsState(
      Optional<PuzzleAction> primary,
      Optional<PuzzleAction> secondary,
      Set<PuzzleAction> menu,
      boolean isDone,
      boolean isWorthChecking) {
    public ActionsState {
      Set<PuzzleAction> copy = EnumSet.noneOf(PuzzleAction.class);
      copy.addAll(menu);
      menu = Collections.unmodifiableSet(copy);
    }
  }

  /** What {@code scene} looks like to a person who chose {@code settings}. */
  public static PuzzleUiState of(PuzzleState scene, Settings settings) {
    PuzzleMessage message = MessageSelector.of(scene);
    return new PuzzleUiState(
        stage(scene),
        title(scene.place()),
        PuzzleBoardFactory.of(scene, settings),
        new MessageState(message, ActionSelector.inMessage(message, scene), Suggestions.of(scene)),
        new InputState(KeypadState.of(scene), ToolsState.of(scene)),
        new ActionsState(
            ActionSelector.primary(scene),
            ActionSelector.secondary(scene),
            ActionSelector.menu(scene),
            ActionSelector.isDone(scene),
            ActionSelector.isWorthChecking(scene)),
        scene.hasSheet() && settings.has(SettingsOption.KEEP_SCREEN_ON));
  }

  /** Whether the doors are shown. */
  public boolean isHome() {
    return stage == Stage.HOME || stage == Stage.HOME_WITH_LAST;
  }

  /** Whether there is a sheet to go back from. */
  public boolean hasSheet() {
    return stage == Stage.WRITING || stage == Stage.FILLED;
  }

  /** Whether to show that work is going on. */
  public boolean showsProgress() {
    return actions.primary().equals(STOPPABLE) || message.action().equals(STOPPABLE);
  }

  private static Stage stage(PuzzleState scene) {
    if (scene.place() instanceof PuzzleState.Place.Home home) {
      return home.hasLast() ? Stage.HOME_WITH_LAST : Stage.HOME;
    }
    if (scene.place() instanceof PuzzleState.Place.Opening) {
      return scene.isOpeningSlowly() ? Stage.HOME : Stage.OPENING;
    }
    return scene.display().isFilled() ? Stage.FILLED : Stage.WRITING;
  }

  private static Optional<TitleState> title(PuzzleState.Place place) {
    return place instanceof PuzzleState.Place.OnSheet at
        ? Optional.of(new TitleState(at.origin(), at.createdMillis()))
        : Optional.empty();
  }
}
