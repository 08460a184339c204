package dev.casilla.app.puzzle;

import dev.casilla.app.puzzle.EntryMode.Switch;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What lies beside the keys. Immutable.
 *
 * @param usable what would do something
 * @param on what is switched on
 */
record Tools(Set<Tool> usable, Set<Tool> on) {
  /** A tool. */
  enum Tool {
    UNDO,
    REDO,
    NOTES,
    CANDIDATES,
    CLEAR,
    DIGIT_FIRST
  }

  Tools {
    usable = copy(usable);
    on = copy(on);
  }

  /** The tools for what is on the desk of {@code scene}. */
  static Tools of(Scene scene) {
    Desk desk = scene.desk();
    Set<Tool> usable = EnumSet.of(Tool.NOTES, Tool.CANDIDATES, Tool.DIGIT_FIRST);
    add(desk.journal().last().isPresent(), Tool.UNDO, usable);
    add(desk.journal().next().isPresent(), Tool.REDO, usable);
    add(!Suspicion.erase(scene, desk).sheet().equals(desk.sheet()), Tool.CLEAR, usable);
    Set<Tool> on = EnumSet.noneOf(Tool.class);
    add(desk.mode().has(Switch.NOTES), Tool.NOTES, on);
    add(desk.mode().has(Switch.CANDIDATES), Tool.CANDIDATES, on);
    add(desk.mode().isDigitFirst(), Tool.DIGIT_FIRST, on);
    return new Tools(usable, on);
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
