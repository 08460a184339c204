package dev.casilla.app.ui.puzzle.controls;

import androidx.appcompat.widget.TooltipCompat;
import com.google.android.material.button.MaterialButton;
import dev.casilla.app.R;
import dev.casilla.app.databinding.ToolsBinding;
import dev.casilla.app.ui.common.TextSize;
import dev.casilla.app.ui.puzzle.state.ToolsState;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Shows the tools: what can be used now, and what is switched on.
 *
 * <p>With large text, six names take so many lines that the keys are not seen any more: large icons
 * take their place, and tell their names when held.
 */
public final class ToolRow {
  private final Map<Tool, MaterialButton> buttons = new EnumMap<>(Tool.class);

  public ToolRow(ToolsBinding views, Consumer<Tool> use) {
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

  /** Lets {@code button} tell its name only to who holds it, or does not see it. */
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
