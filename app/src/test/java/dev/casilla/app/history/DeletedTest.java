package dev.casilla.app.history;

import static org.junit.jupiter.api.Assertions.assertEquals;

import androidx.lifecycle.SavedStateHandle;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DeletedTest {
  private final SavedStateHandle saved = new SavedStateHandle();
  private final Offers offers = new Offers();
  private final Deleted deleted = new Deleted(saved, offers);

  @Test
  void wantBack_isNotDeletedForGoodUntilItIsThere() {
    deleted.add(3);
    assertEquals(Optional.of(List.of(3L)), deleted.toStay());
    deleted.wantBack();
    assertEquals(0, deleted.count());
    assertEquals(Optional.empty(), deleted.toStay());
    deleted.gotBack(List.of(3L));
    assertEquals(Optional.of(List.of()), deleted.toStay());
  }

  @Test
  void processEnds_knowsBothStill() {
    deleted.add(3);
    deleted.wantBack();
    deleted.add(4);
    Deleted again = new Deleted(saved, offers);
    assertEquals(1, again.count());
    assertEquals(List.of(3L), again.wanted());
  }

  @Test
  void close_offersNothingWhateverComesBackLater() {
    deleted.add(3);
    deleted.wantBack();
    deleted.add(4);
    deleted.close();
    assertEquals(List.of(3L), offers.all());
    deleted.gotBack(List.of(3L));
    assertEquals(List.of(), offers.all());
  }
}
