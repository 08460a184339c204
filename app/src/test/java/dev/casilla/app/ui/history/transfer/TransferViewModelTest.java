package dev.casilla.app.ui.history.transfer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.data.transfer.SheetExporter;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.data.transfer.document.InMemoryDocument;
import dev.casilla.app.data.transfer.document.TextDocument;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.app.ui.history.transfer.TransferUiState.Direction;
import dev.casilla.app.ui.history.transfer.TransferUiState.Exported;
import dev.casilla.app.ui.history.transfer.TransferUiState.Failed;
import dev.casilla.app.ui.history.transfer.TransferUiState.Idle;
import dev.casilla.app.ui.history.transfer.TransferUiState.Imported;
import dev.casilla.app.ui.history.transfer.TransferUiState.Running;
import dev.casilla.app.ui.history.transfer.TransferViewModel.Unfinished;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InstantMainThread.class)
final class TransferViewModelTest {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private static final String PLACE = "content://some.provider/puzzles";

  private final InMemoryHistoryRepository archive = new InMemoryHistoryRepository();
  private final QueuedExecutor transfers = new QueuedExecutor();
  private final QueuedExecutor screen = new QueuedExecutor();
  private final QueuedExecutor patience = new QueuedExecutor();
  private final SavedStateHandle saved = new SavedStateHandle();
  private TransferViewModel model;

  @BeforeEach
  void start() {
    model =
        new TransferViewModel(
            saved,
            archive,
            new SheetTextParser(() -> 5),
            TestExecutors.of(transfers, screen, patience));
  }

  @Test
  void importFrom_list_tellsWhatCameIn() {
    importFrom(
        new InMemoryDocument(GRID + "\n1" + GRID.substring(1) + "\n" + GRID.substring(3) + "\n"));
    assertEquals(new Imported(2, 0, 1), model.state().getValue());
    importFrom(new InMemoryDocument(GRID));
    assertEquals(new Imported(0, 1, 0), model.state().getValue());
    assertEquals(2, archive.count());
  }

  @Test
  void importFrom_noPuzzle_tellsWhy() {
    importFrom(new InMemoryDocument("hello"));
    assertEquals(new Failed(Direction.IN, TransferError.NO_PUZZLE), model.state().getValue());
  }

  @Test
  void importFrom_revoked_tellsWhy() {
    InMemoryDocument document = new InMemoryDocument(GRID);
    document.revoke();
    importFrom(document);
    assertEquals(new Failed(Direction.IN, TransferError.OUT_OF_REACH), model.state().getValue());
  }

  @Test
  void importFrom_failsAsNobodyForesaw_saysSo() {
    importFrom(new Failing(new ArrayIndexOutOfBoundsException("for this test")));
    assertEquals(new Failed(Direction.IN, TransferError.UNFORESEEN), model.state().getValue());
  }

  @Test
  void importFrom_moreThanMemoryHolds_isTooLarge() {
    importFrom(new Failing(new OutOfMemoryError("for this test")));
    assertEquals(new Failed(Direction.IN, TransferError.TOO_LARGE), model.state().getValue());
  }

  @Test
  void exportTo_failsAsNobodyForesaw_saysSo() {
    for (Throwable failure :
        List.of(new ArrayIndexOutOfBoundsException("test"), new OutOfMemoryError("test"))) {
      model.exportTo(PLACE, new Failing(failure), SheetExporter.Format.SDM);
      runAll();
      assertEquals(new Failed(Direction.OUT, TransferError.UNFORESEEN), model.state().getValue());
    }
  }

  @Test
  void importFrom_diskFull_reportsTheReason() {
    archive.setBroken(true);
    importFrom(new InMemoryDocument(GRID));
    assertEquals(new Failed(Direction.IN, TransferError.STORAGE), model.state().getValue());
  }

  @Test
  void importFrom_slow_admitsTheWait() {
    model.importFrom(PLACE, new InMemoryDocument(GRID));
    assertEquals(new Running(Direction.IN, false), model.state().getValue());
    patience.runAll();
    assertEquals(new Running(Direction.IN, true), model.state().getValue());
  }

  @Test
  void cancel_beforeItRuns_changesNothing() {
    model.importFrom(PLACE, new InMemoryDocument(GRID));
    model.cancel();
    runAll();
    patience.runAll();
    assertEquals(new Idle(), model.state().getValue());
    assertEquals(0, archive.count());
  }

  @Test
  void cancel_thenAnother_reportsOnlyTheOther() {
    model.importFrom(PLACE, new InMemoryDocument("hello"));
    model.cancel();
    importFrom(new InMemoryDocument(GRID));
    assertEquals(new Imported(1, 0, 0), model.state().getValue());
  }

  @Test
  void exportTo_puzzles_areOneALine() {
    archive.add(Origin.TYPED, Sheet.EMPTY.withGiven(0, 1));
    archive.add(Origin.TYPED, Sheet.EMPTY.withEntry(0, 2));
    InMemoryDocument document = new InMemoryDocument("");
    model.exportTo(PLACE, document, SheetExporter.Format.SDM);
    runAll();
    assertEquals(new Exported(2), model.state().getValue());
    String blank = ".".repeat(80);
    assertEquals("1" + blank + "\n2" + blank + "\n", new String(document.bytes(), UTF_8));
  }

  @Test
  void exportTo_databaseDiskFails_leavesNoPartialFile() {
    archive.setBroken(true);
    InMemoryDocument document = new InMemoryDocument("");
    model.exportTo(PLACE, document, SheetExporter.Format.SDM);
    runAll();
    assertEquals(new Failed(Direction.OUT, TransferError.STORAGE), model.state().getValue());
    assertEquals(true, document.isDiscarded());
  }

  @Test
  void processEnds_whileImporting_isToBeBegunAgain() {
    model.importFrom(PLACE, new InMemoryDocument(GRID));
    assertEquals(Optional.empty(), model.unfinished());
    start();
    assertEquals(Optional.of(new Unfinished(PLACE, Optional.empty())), model.unfinished());
    importFrom(new InMemoryDocument(GRID));
    start();
    assertEquals(Optional.empty(), model.unfinished());
  }

  @Test
  void processEnds_whileExporting_isToBeBegunAgain() {
    model.exportTo(PLACE, new InMemoryDocument(""), SheetExporter.Format.JSON);
    start();
    assertEquals(
        Optional.of(new Unfinished(PLACE, Optional.of(SheetExporter.Format.JSON))),
        model.unfinished());
    model.cancel();
    start();
    assertEquals(Optional.empty(), model.unfinished());
  }

  /** Instance state of another version of the app. */
  @Test
  void processEnds_inAFormThatMeansNothing_isNotBegunAgain() {
    saved.set("place", PLACE);
    saved.set("form", "PDF");
    start();
    assertEquals(Optional.empty(), model.unfinished());
  }

  @Test
  void invalidOutcome_isIgnored() {
    for (String text : new String[] {"", "failed", "failed UP", "failed IN FLOOD", "exported x"}) {
      saved.set("outcome", text);
      start();
      assertEquals(new Idle(), model.state().getValue());
    }
  }

  @Test
  void close_afterAnError_isIdle() {
    importFrom(new InMemoryDocument("hello"));
    model.close();
    assertEquals(new Idle(), model.state().getValue());
  }

  private void importFrom(TextDocument document) {
    model.importFrom(PLACE, document);
    runAll();
  }

  private void runAll() {
    transfers.runAll();
    screen.runAll();
  }

  /** A document that fails with the unchecked {@code failure}. */
  private record Failing(Throwable failure) implements TextDocument {
    @Override
    public InputStream read() {
      throw undeclared();
    }

    @Override
    public OutputStream write() {
      throw undeclared();
    }

    @Override
    public void discard() {}

    private RuntimeException undeclared() {
      if (failure instanceof Error error) {
        throw error;
      }
      return (RuntimeException) failure;
    }
  }
}
