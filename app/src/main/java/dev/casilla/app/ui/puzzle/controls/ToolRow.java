package dev.casilla.app.ui.puzzle.controls;

import androidx.appcompat.widget.TooltipCompat;
import com.google.android.material.button.MaterialButton;
import dev.casilla.app.R;
import dev.casilla.app.databinding.ToolRowBinding;
import dev.casilla.app.ui.common.TextSize;
import dev.casilla.app.ui.puzzle.state.ToolsState;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Shows which tools are enabled and which are switched on.
 *
 * <p>With large text, six names would push the keys out of the window: the tools then are large
 * icons with tooltips.
 */
public final class ToolRow {
  private final Map<Tool, MaterialButton> buttons = new EnumMap<>(Tool.class);

  public ToolRow(ToolRowBinding views, Consumer<Tool> use) {
    buttons.put(Tool.UNDO, views.undo);
    buttons.put(Tool.REDO, views.redo);
    buttons.put(Tool.NOTES, views.notes);
    buttons.put(Tool.CANDIDATES, views.candidates);
    buttons.put(Tool.CLEAR, views.clear);
    buttons.put(Tool.DIGIT_FIRST, views.digitFirst);
    buttons.forEach((tool, button) -> button.setOnClickListener(view -> use.accept(tool)));
    if (TextSize.isLarge(views.getRoot().getResources())) {
      buttons.values().forEach(ToolRow::showIconOnly);
    }
  }

  /** Replaces the name of {@code button} by a tooltip and a content description. */
  public static void showIconOnly(MaterialButton button) {
    CharSequence name = button.getText();
    button.setText(null);
    button.setContentDescription(name);
    TooltipCompat.setTooltipText(button, name);
    button.setIconGravity(MaterialButton.ICON_GRAVITY_TEXT_START);
    button.setIconPadding(0);
    button.setIconSize(button.getResources().getDimensionPixelSize(R.dimen.tool_icon_alone));
  }

  public void show(ToolsState tools) {
    buttons.forEach(
        (tool, button) -> {
          button.setEnabled(tools.usable().contains(tool));
          button.setChecked(tools.on().contains(tool));
        });
  }
}
