package dev.casilla.app.ui.share;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.data.transfer.document.InMemoryDocument;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.app.ui.share.ReceiveUiState.Failed;
import dev.casilla.app.ui.share.ReceiveUiState.Many;
import dev.casilla.app.ui.share.ReceiveUiState.One;
import dev.casilla.app.ui.share.ReceiveUiState.Reading;
import dev.casilla.solver.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InstantMainThread.class)
final class ReceiveViewModelTest {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private final InMemoryHistoryRepository archive = new InMemoryHistoryRepository();
  private final QueuedExecutor transfers = new QueuedExecutor();
  private final QueuedExecutor screen = new QueuedExecutor();
  private final QueuedExecutor patience = new QueuedExecutor();
  private final ReceiveViewModel model =
      new ReceiveViewModel(
          archive, new SheetTextParser(() -> 5), TestExecutors.of(transfers, screen, patience));

  @Test
  void take_onePuzzle_isKeptAndShown() {
    take(GRID);
    assertEquals(new One(1), model.state().getValue());
    assertEquals(Origin.PASTED, archive.find(1).get().origin());
    assertEquals(Sheet.of(Grid.parse(GRID)), archive.find(1).get().sheet());
  }

  @Test
  void take_keptBefore_isShownAsItIs() {
    long id = archive.add(Origin.TYPED, Sheet.of(Grid.parse(GRID)));
    take(GRID);
    assertEquals(new One(id), model.state().getValue());
    assertEquals(1, archive.count());
  }

  @Test
  void take_manyPuzzles_areAllKept() {
    take(GRID + "\n1" + GRID.substring(1) + "\n" + GRID.substring(3) + "\n");
    assertEquals(new Many(2, 0, 1), model.state().getValue());
    assertEquals(2, archive.count());
  }

  @Test
  void take_onePuzzleAndRubbish_doesNotHideTheRubbish() {
    take(GRID + "\n" + GRID.substring(3) + "\n");
    assertEquals(new Many(1, 0, 1), model.state().getValue());
  }

  @Test
  void take_noPuzzle_saysWhy() {
    take("hello");
    assertEquals(new Failed(TransferError.NO_PUZZLE), model.state().getValue());
    assertEquals(0, archive.count());
  }

  @Test
  void take_revokedDocument_saysWhy() {
    InMemoryDocument document = new InMemoryDocument(GRID);
    document.revoke();
    model.take(text -> text.read(document));
    runAll();
    assertEquals(new Failed(TransferError.OUT_OF_REACH), model.state().getValue());
  }

  @Test
  void take_diskFull_saysWhy() {
    archive.setBroken(true);
    take(GRID);
    assertEquals(new Failed(TransferError.STORAGE), model.state().getValue());
  }

  @Test
  void take_failsAsNobodyForesaw_saysSo() {
    model.take(
        text -> {
          throw new ArrayIndexOutOfBoundsException("for this test");
        });
    runAll();
    assertEquals(new Failed(TransferError.UNFORESEEN), model.state().getValue());
  }

  @Test
  void take_moreThanMemoryHolds_isTooLarge() {
    model.take(
        text -> {
          throw new OutOfMemoryError("for this test");
        });
    runAll();
    assertEquals(new Failed(TransferError.TOO_LARGE), model.state().getValue());
  }

  @Test
  void take_slow_admitsTheWait() {
    model.take(text -> text.read(GRID));
    assertEquals(new Reading(false), model.state().getValue());
    patience.runAll();
    assertEquals(new Reading(true), model.state().getValue());
    runAll();
    patience.runAll();
    assertEquals(new One(1), model.state().getValue());
  }

  @Test
  void take_screenMadeAnew_readsOnce() {
    model.take(text -> text.read(GRID));
    model.take(
        text -> {
          throw new AssertionError("read twice");
        });
    runAll();
    assertEquals(new One(1), model.state().getValue());
  }

  @Test
  void onCleared_stillReading_keepsNothing() {
    model.take(text -> text.read(GRID));
    model.onCleared();
    runAll();
    assertEquals(0, archive.count());
  }

  private void take(String words) {
    model.take(text -> text.read(words));
    runAll();
  }

  private void runAll() {
    transfers.runAll();
    screen.runAll();
  }
}
