package dev.casilla.app.ui.puzzle.state;

import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The tools beside the keys. Immutable. */
public record ToolsState(Set<Tool> usable, Set<Tool> on) {
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

  static ToolsState of(PuzzleState state) {
    EditorState editor = state.editor();
    Set<Tool> usable = EnumSet.of(Tool.NOTES, Tool.CANDIDATES, Tool.DIGIT_FIRST);
    add(editor.journal().last().isPresent(), Tool.UNDO, usable);
    add(editor.journal().next().isPresent(), Tool.REDO, usable);
    add(!SuspectClues.erase(state, editor).sheet().equals(editor.sheet()), Tool.CLEAR, usable);
    Set<Tool> on = EnumSet.noneOf(Tool.class);
    add(editor.mode().has(Toggle.NOTES), Tool.NOTES, on);
    add(editor.mode().has(Toggle.CANDIDATES), Tool.CANDIDATES, on);
    add(editor.mode().isDigitFirst(), Tool.DIGIT_FIRST, on);
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
