package dev.casilla.app.ui.history;

import static org.junit.jupiter.api.Assertions.assertEquals;

import androidx.lifecycle.SavedStateHandle;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DeletedSheetsTest {
  private final SavedStateHandle saved = new SavedStateHandle();
  private final DeletedSheets.UndoableDeletes undoableDeletes = new DeletedSheets.UndoableDeletes();
  private final DeletedSheets deleted = new DeletedSheets(saved, undoableDeletes);

  @Test
  void wantBack_isNotDeletedForGoodUntilItIsThere() {
    deleted.add(3);
    assertEquals(Optional.of(List.of(3L)), deleted.idsToKeep());
    deleted.requestRestore();
    assertEquals(0, deleted.count());
    assertEquals(Optional.empty(), deleted.idsToKeep());
    deleted.markRestored(List.of(3L));
    assertEquals(Optional.of(List.of()), deleted.idsToKeep());
  }

  @Test
  void processEnds_knowsBothStill() {
    deleted.add(3);
    deleted.requestRestore();
    deleted.add(4);
    DeletedSheets again = new DeletedSheets(saved, undoableDeletes);
    assertEquals(1, again.count());
    assertEquals(List.of(3L), again.pendingRestore());
  }

  @Test
  void close_offersNothingWhateverComesBackLater() {
    deleted.add(3);
    deleted.requestRestore();
    deleted.add(4);
    deleted.close();
    assertEquals(List.of(3L), undoableDeletes.all());
    deleted.markRestored(List.of(3L));
    assertEquals(List.of(), undoableDeletes.all());
  }
}
