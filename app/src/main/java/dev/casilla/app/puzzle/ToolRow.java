package dev.casilla.app.puzzle;

import com.google.android.material.button.MaterialButton;
import dev.casilla.app.databinding.ToolsBinding;
import dev.casilla.app.puzzle.Tools.Tool;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;

/** Shows the tools: what can be used now, and what is switched on. */
final class ToolRow {
  private final Map<Tool, MaterialButton> buttons = new EnumMap<>(Tool.class);

  ToolRow(ToolsBinding views, Consumer<Tool> use) {
    buttons.put(Tool.UNDO, views.undo);
    buttons.put(Tool.REDO, views.redo);
    buttons.put(Tool.NOTES, views.notes);
    buttons.put(Tool.CANDIDATES, views.candidates);
    buttons.put(Tool.CLEAR, views.clear);
    buttons.put(Tool.DIGIT_FIRST, views.digitFirst);
    buttons.forEach((tool, button) -> button.setOnClickListener(view -> use.accept(tool)));
  }

  void show(Tools tools) {
    buttons.forEach(
        (tool, button) -> {
          button.setEnabled(tools.usable().contains(tool));
          button.setChecked(tools.on().contains(tool));
        });
  }
}
