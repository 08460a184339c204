package dev.casilla.app.ui.puzzle.state;

import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What lies beside the keys. Immutable.
 *
 * @param usable what would do something
 * @param on what is switched on
 */
public record ToolsState(Set<Tool> usable, Set<Tool> on) {
  /** A tool. */
  public enum Tool {
    UNDO,
    REDO,
    NOTES,
    CANDIDATES,
    CLEAR,
    DIGIT_FIRST
  }

  public ToolsState {
    usable = copy(usable);
    on = copy(on);
  }

  /** The tools for what is on the desk of {@code scene}. */
  static ToolsState of(PuzzleState scene) {
    EditorState desk = scene.editor();
    Set<Tool> usable = EnumSet.of(Tool.NOTES, Tool.CANDIDATES, Tool.DIGIT_FIRST);
    add(desk.journal().last().isPresent(), Tool.UNDO, usable);
    add(desk.journal().next().isPresent(), Tool.REDO, usable);
    add(!SuspectClues.erase(scene, desk).sheet().equals(desk.sheet()), Tool.CLEAR, usable);
    Set<Tool> on = EnumSet.noneOf(Tool.class);
    add(desk.mode().has(Toggle.NOTES), Tool.NOTES, on);
    add(desk.mode().has(Toggle.CANDIDATES), Tool.CANDIDATES, on);
    add(desk.mode().isDigitFirst(), Tool.DIGIT_FIRST, on);
    return new ToolsState(usable, on);
  }

  private static void add(boolean applies, Tool tool, Set<Tool> tools) {
    if (applies) {
      tools.add(tool);
    }
  }

  private static Set<Tool> copy(Set<Tool> tools) {
    Set<Tool> copy = EnumSet.noneOf(Tool.class);
    copy.addAll(tools);
    return Collections.unmodifiableSet(copy);
  }
}
