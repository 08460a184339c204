package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.settings.EntryOrder;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Casilla was updated, or went back to a former version, while it was away. */
final class SavedSceneTest {
  private final SavedStateHandle saved = new SavedStateHandle();
  private final SavedScene scene = new SavedScene(saved);

  @Test
  void remains_namesThatMeanNothing_areAsIfNeverSaid() {
    saved.set("showing", "SKETCH");
    saved.set("notice", "saying SOMETHING_NEW");
    saved.set("wish", "HINT");
    saved.set("order", "VOICE_FIRST");
    for (EntryOrder order : EntryOrder.values()) {
      assertEquals(
          new Remains(
              Selection.NONE,
              EntryMode.of(order),
              Showing.SHEET,
              Optional.empty(),
              Optional.empty()),
          scene.remains(order));
    }
  }

  @Test
  void remains_oneSwitchThatMeansNothing_leavesTheOthersOn() {
    saved.set("switches", new String[] {"NOTES", "COLOURS", "CANDIDATES"});
    assertEquals(
        Set.of(Switch.NOTES, Switch.CANDIDATES), scene.remains(EntryOrder.CELL_FIRST).mode().on());
  }

  @Test
  void write_thenRemains_saysTheSame() {
    EntryMode mode = EntryMode.of(EntryOrder.CELL_FIRST).armedWith(7).switched(Switch.CLUES);
    Scene before = Scenes.puzzle(Puzzles.UNIQUE);
    scene.write(
        before.holding(before.desk().with(mode)).with(Showing.SECOND).wishing(PuzzleAction.SOLVE));
    assertEquals(
        new Remains(
            Selection.NONE,
            mode,
            Showing.SECOND,
            Optional.empty(),
            Optional.of(PuzzleAction.SOLVE)),
        scene.remains(EntryOrder.CELL_FIRST));
  }
}
