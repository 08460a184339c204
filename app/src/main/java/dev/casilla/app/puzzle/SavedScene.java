package dev.casilla.app.puzzle;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.settings.EntryOrder;
import dev.casilla.solver.Cells;
import java.util.EnumSet;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is left of a scene when the process ends: where the person was, what was selected, how it
 * was written. The sheet itself and its journal are kept in the store.
 */
final class SavedScene {
  /** The id of the sheet; an intent may bring one. */
  static final String SHEET = "sheet";

  private static final String PLACE = "place";
  private static final String HOME = "home";
  private static final String BLANK = "blank";
  private static final String ELSEWHERE = "";
  private static final String SHOWING = "showing";
  private static final String SELECTED = "selected";
  private static final String LAST_SELECTED = "last selected";
  private static final String ORDER = "order";
  private static final String ARMED = "armed";
  private static final String SWITCHES = "switches";

  private final SavedStateHandle saved;

  SavedScene(SavedStateHandle saved) {
    this.saved = saved;
  }

  /** The id of the sheet that is or was on the desk. */
  OptionalLong sheet() {
    Long id = saved.get(SHEET);
    return id == null ? OptionalLong.empty() : OptionalLong.of(id);
  }

  void setSheet(long id) {
    saved.set(SHEET, id);
  }

  /** There is no sheet, or it is not kept yet. */
  void removeSheet() {
    saved.remove(SHEET);
  }

  /** Whether the person was at the doors. */
  boolean wasAtHome() {
    return HOME.equals(saved.get(PLACE));
  }

  /** Whether the person had a blank sheet. */
  boolean wasBlank() {
    return BLANK.equals(saved.get(PLACE));
  }

  Showing showing() {
    String name = saved.get(SHOWING);
    return name == null ? Showing.SHEET : Showing.valueOf(name);
  }

  Selection selection() {
    int[] cells = saved.get(SELECTED);
    Integer last = saved.get(LAST_SELECTED);
    Selection selection = Selection.NONE;
    for (int cell : cells == null ? new int[0] : cells) {
      selection = selection.and(cell);
    }
    return last == null || !selection.has(last) ? selection : selection.and(last);
  }

  /** How it was written; in {@code order} if that was never said. */
  EntryMode mode(EntryOrder order) {
    String name = saved.get(ORDER);
    Integer armed = saved.get(ARMED);
    Set<Switch> on = EnumSet.noneOf(Switch.class);
    String[] switches = saved.get(SWITCHES);
    for (String switchedOn : switches == null ? new String[0] : switches) {
      on.add(Switch.valueOf(switchedOn));
    }
    return new EntryMode(name == null ? order : EntryOrder.valueOf(name), armedOrNone(armed), on);
  }

  /** Writes down what {@code scene} is. */
  void write(Scene scene) {
    EntryMode mode = scene.desk().mode();
    Selection selection = scene.desk().selection();
    saved.set(PLACE, name(scene.place()));
    saved.set(SHOWING, scene.showing().name());
    saved.set(SELECTED, selection.cells().stream().mapToInt(Integer::intValue).toArray());
    saved.set(LAST_SELECTED, selection.last());
    saved.set(ORDER, mode.order().name());
    saved.set(ARMED, mode.armed());
    saved.set(SWITCHES, mode.on().stream().map(Enum::name).toArray(String[]::new));
  }

  private static String name(Scene.Place place) {
    if (place instanceof Scene.Place.Home) {
      return HOME;
    }
    return place instanceof Scene.Place.Blank ? BLANK : ELSEWHERE;
  }

  private static int armedOrNone(@Nullable Integer armed) {
    return armed == null || armed < 0 || armed > Cells.SIDE ? 0 : armed;
  }
}
