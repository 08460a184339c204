package dev.casilla.app.ui.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.ui.history.HistoryUiState.Phase;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A search on a slow disk is cancelled by leaving the screen and by a new search. */
@ExtendWith(InstantMainThread.class)
final class LongSearchTest {
  private static final int SHEETS = 700;

  private final HistoryViewModelFixture screen = new HistoryViewModelFixture();
  private int asked;
  private Runnable meanwhile = () -> {};

  @BeforeEach
  void searchLong() {
    screen.fill(SHEETS);
    screen
        .model()
        .setDescriber(
            outline -> {
              asked++;
              meanwhile.run();
              return "";
            });
    screen.model().search("scan");
    screen.patience.runAll();
    assertEquals(Phase.LOADING_LONG, screen.state().phase());
  }

  @Test
  void left_beforeItsTurn_looksAtNothing() {
    HistoryUiState before = screen.state();
    screen.model().onCleared();
    screen.storage.runAll();
    assertEquals(0, asked);
    assertEquals(before, screen.state());
  }

  @Test
  void left_inTheMiddle_looksAtNoMuchMore() {
    HistoryUiState before = screen.state();
    meanwhile = screen.model()::onCleared;
    screen.storage.runAll();
    assertTrue(asked < SHEETS / 2, "looked at " + asked);
    assertEquals(before, screen.state());
  }

  @Test
  void anotherWanted_beforeItsTurn_looksForThatOnly() {
    screen.model().search("");
    screen.storage.runAll();
    assertEquals(0, asked);
    assertEquals(HistoryViewModel.PAGE, screen.ids().size());
  }

  @Test
  void anotherWanted_inTheMiddle_looksForThatSoon() {
    meanwhile = () -> screen.model().search("");
    screen.storage.runAll();
    assertTrue(asked < SHEETS / 2, "looked at " + asked);
    assertEquals(HistoryViewModel.PAGE, screen.ids().size());
  }
}
