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
 * @param title the sheet's title; absent in the home menu
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

  public enum Stage {
    /** The board alone, while the sheet is being loaded. */
    OPENING,
    HOME,
    HOME_WITH_LAST,
    WRITING,
    FILLED
  }

  /** How the sheet came to Casilla, and when, in milliseconds since 1970. */
  public record TitleState(Origin origin, long createdMillis) {}

  /** The message card. */
  public record MessageState(
      PuzzleMessage message, Optional<PuzzleAction> action, Suggestions suggestions) {}

  public record InputState(KeypadState keypad, ToolsState tools) {}

  /**
   * The actions on the whole puzzle: a primary button, a secondary one, and the menu.
   *
   * @param isDone whether the primary button leads to another puzzle instead
   * @param isWorthChecking whether a check would give new information
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

  public static PuzzleUiState of(PuzzleState state, Settings settings) {
    PuzzleMessage message = MessageSelector.of(state);
    return new PuzzleUiState(
        stage(state),
        title(state.place()),
        PuzzleBoardFactory.of(state, settings),
        new MessageState(message, ActionSelector.inMessage(message, state), Suggestions.of(state)),
        new InputState(KeypadState.of(state), ToolsState.of(state)),
        new ActionsState(
            ActionSelector.primary(state),
            ActionSelector.secondary(state),
            ActionSelector.menu(state),
            ActionSelector.isDone(state),
            ActionSelector.isWorthChecking(state)),
        state.hasSheet() && settings.has(SettingsOption.KEEP_SCREEN_ON));
  }

  public boolean isHome() {
    return stage == Stage.HOME || stage == Stage.HOME_WITH_LAST;
  }

  public boolean hasSheet() {
    return stage == Stage.WRITING || stage == Stage.FILLED;
  }

  public boolean showsProgress() {
    return actions.primary().equals(STOPPABLE) || message.action().equals(STOPPABLE);
  }

  private static Stage stage(PuzzleState state) {
    if (state.place() instanceof PuzzleState.Place.Home home) {
      return home.hasLast() ? Stage.HOME_WITH_LAST : Stage.HOME;
    }
    if (state.place() instanceof PuzzleState.Place.Opening) {
      return state.isOpeningSlowly() ? Stage.HOME : Stage.OPENING;
    }
    return state.display().isFilled() ? Stage.FILLED : Stage.WRITING;
  }

  private static Optional<TitleState> title(PuzzleState.Place place) {
    return place instanceof PuzzleState.Place.OnSheet at
        ? Optional.of(new TitleState(at.origin(), at.createdMillis()))
        : Optional.empty();
  }
}
