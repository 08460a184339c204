package dev.casilla.app.ui.puzzle.session;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.model.EnumParser;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.solver.Cells;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Saves the selection and the entry mode. */
final class SavedEditorState {
  private static final String SELECTED = "selected";
  private static final String LAST_SELECTED = "last selected";
  private static final String ORDER = "order";
  private static final String ARMED = "armed";
  private static final String SWITCHES = "switches";

  private final SavedStateHandle saved;

  SavedEditorState(SavedStateHandle saved) {
    this.saved = saved;
  }

  CellSelection selection() {
    int[] cells = saved.get(SELECTED);
    Integer last = saved.get(LAST_SELECTED);
    CellSelection selection = CellSelection.NONE;
    for (int cell : cells == null ? new int[0] : cells) {
      selection = selection.and(cell);
    }
    return last == null || !selection.has(last) ? selection : selection.and(last);
  }

  /** The saved entry mode; {@code order} is the default. */
  EntryMode mode(EntryOrder order) {
    String name = saved.get(ORDER);
    Integer armed = saved.get(ARMED);
    Set<Toggle> on = EnumSet.noneOf(Toggle.class);
    String[] switches = saved.get(SWITCHES);
    for (String switchedOn : switches == null ? new String[0] : switches) {
      EnumParser.read(Toggle.class, switchedOn).ifPresent(on::add);
    }
    EntryOrder chosen = EnumParser.read(EntryOrder.class, name).orElse(order);
    return new EntryMode(chosen, armedOrNone(armed), on);
  }

  void write(EditorState editor) {
    EntryMode mode = editor.mode();
    CellSelection selection = editor.selection();
    saved.set(SELECTED, selection.cells().stream().mapToInt(Integer::intValue).toArray());
    saved.set(LAST_SELECTED, selection.last());
    saved.set(ORDER, mode.order().name());
    saved.set(ARMED, mode.armed());
    saved.set(SWITCHES, mode.on().stream().map(Enum::name).toArray(String[]::new));
  }

  private static int armedOrNone(@Nullable Integer armed) {
    return armed == null || armed < 0 || armed > Cells.SIDE ? 0 : armed;
  }
}
