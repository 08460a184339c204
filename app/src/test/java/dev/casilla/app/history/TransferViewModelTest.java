package dev.casilla.app.history;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.exchange.Document;
import dev.casilla.app.exchange.DocumentInMemory;
import dev.casilla.app.exchange.IncomingText;
import dev.casilla.app.exchange.Outgoing;
import dev.casilla.app.exchange.Trouble;
import dev.casilla.app.history.TransferUiState.Direction;
import dev.casilla.app.history.TransferUiState.Exported;
import dev.casilla.app.history.TransferUiState.Failed;
import dev.casilla.app.history.TransferUiState.Idle;
import dev.casilla.app.history.TransferUiState.Imported;
import dev.casilla.app.history.TransferUiState.Running;
import dev.casilla.app.history.TransferViewModel.Unfinished;
import dev.casilla.app.puzzle.MainThreadIsHere;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(MainThreadIsHere.class)
final class TransferViewModelTest {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private static final String PLACE = "content://some.provider/puzzles";

  private final ArchiveInMemory archive = new ArchiveInMemory();
  private final Queue transfers = new Queue();
  private final Queue screen = new Queue();
  private final Queue patience = new Queue();
  private final SavedStateHandle saved = new SavedStateHandle();
  private TransferViewModel model;

  @BeforeEach
  void start() {
    model =
        new TransferViewModel(
            saved,
            archive,
            new IncomingText(() -> 5),
            new HistoryExecutors(transfers, transfers, screen, patience));
  }

  @Test
  void importFrom_list_tellsWhatCameIn() {
    importFrom(
        new DocumentInMemory(GRID + "\n1" + GRID.substring(1) + "\n" + GRID.substring(3) + "\n"));
    assertEquals(new Imported(2, 0, 1), model.state().getValue());
    importFrom(new DocumentInMemory(GRID));
    assertEquals(new Imported(0, 1, 0), model.state().getValue());
    assertEquals(2, archive.count());
  }

  @Test
  void importFrom_noPuzzle_tellsWhy() {
    importFrom(new DocumentInMemory("hello"));
    assertEquals(new Failed(Direction.IN, Trouble.NO_PUZZLE), model.state().getValue());
  }

  @Test
  void importFrom_revoked_tellsWhy() {
    DocumentInMemory document = new DocumentInMemory(GRID);
    document.revoke();
    importFrom(document);
    assertEquals(new Failed(Direction.IN, Trouble.OUT_OF_REACH), model.state().getValue());
  }

  @Test
  void importFrom_failsAsNobodyForesaw_saysSo() {
    importFrom(new Failing(new ArrayIndexOutOfBoundsException("for this test")));
    assertEquals(new Failed(Direction.IN, Trouble.UNFORESEEN), model.state().getValue());
  }

  @Test
  void importFrom_moreThanMemoryHolds_isTooLarge() {
    importFrom(new Failing(new OutOfMemoryError("for this test")));
    assertEquals(new Failed(Direction.IN, Trouble.TOO_LARGE), model.state().getValue());
  }

  @Test
  void exportTo_failsAsNobodyForesaw_saysSo() {
    for (Throwable failure :
        List.of(new ArrayIndexOutOfBoundsException("test"), new OutOfMemoryError("test"))) {
      model.exportTo(PLACE, new Failing(failure), Outgoing.Form.SDM);
      runAll();
      assertEquals(new Failed(Direction.OUT, Trouble.UNFORESEEN), model.state().getValue());
    }
  }

  @Test
  void importFrom_diskFull_tellsWhy() {
    archive.setBroken(true);
    importFrom(new DocumentInMemory(GRID));
    assertEquals(new Failed(Direction.IN, Trouble.STORAGE), model.state().getValue());
  }

  @Test
  void importFrom_slow_admitsTheWait() {
    model.importFrom(PLACE, new DocumentInMemory(GRID));
    assertEquals(new Running(Direction.IN, false), model.state().getValue());
    patience.runAll();
    assertEquals(new Running(Direction.IN, true), model.state().getValue());
  }

  @Test
  void cancel_beforeItRuns_changesNothing() {
    model.importFrom(PLACE, new DocumentInMemory(GRID));
    model.cancel();
    runAll();
    patience.runAll();
    assertEquals(new Idle(), model.state().getValue());
    assertEquals(0, archive.count());
  }

  @Test
  void cancel_thenAnother_tellsOnlyOfTheOther() {
    model.importFrom(PLACE, new DocumentInMemory("hello"));
    model.cancel();
    importFrom(new DocumentInMemory(GRID));
    assertEquals(new Imported(1, 0, 0), model.state().getValue());
  }

  @Test
  void exportTo_puzzles_areOneALine() {
    archive.add(Origin.TYPED, Sheet.EMPTY.withGiven(0, 1));
    archive.add(Origin.TYPED, Sheet.EMPTY.withEntry(0, 2));
    DocumentInMemory document = new DocumentInMemory("");
    model.exportTo(PLACE, document, Outgoing.Form.SDM);
    runAll();
    assertEquals(new Exported(2), model.state().getValue());
    String blank = ".".repeat(80);
    assertEquals("1" + blank + "\n2" + blank + "\n", new String(document.bytes(), UTF_8));
  }

  @Test
  void exportTo_diskOfTheArchiveFails_leavesNoHalfFile() {
    archive.setBroken(true);
    DocumentInMemory document = new DocumentInMemory("");
    model.exportTo(PLACE, document, Outgoing.Form.SDM);
    runAll();
    assertEquals(new Failed(Direction.OUT, Trouble.STORAGE), model.state().getValue());
    assertEquals(true, document.isDiscarded());
  }

  @Test
  void processEnds_whileImporting_isToBeBegunAgain() {
    model.importFrom(PLACE, new DocumentInMemory(GRID));
    assertEquals(Optional.empty(), model.unfinished());
    start();
    assertEquals(Optional.of(new Unfinished(PLACE, Optional.empty())), model.unfinished());
    importFrom(new DocumentInMemory(GRID));
    start();
    assertEquals(Optional.empty(), model.unfinished());
  }

  @Test
  void processEnds_whileExporting_isToBeBegunAgain() {
    model.exportTo(PLACE, new DocumentInMemory(""), Outgoing.Form.JSON);
    start();
    assertEquals(
        Optional.of(new Unfinished(PLACE, Optional.of(Outgoing.Form.JSON))), model.unfinished());
    model.cancel();
    start();
    assertEquals(Optional.empty(), model.unfinished());
  }

  /** Casilla was updated while it was away. */
  @Test
  void processEnds_inAFormThatMeansNothing_isNotBegunAgain() {
    saved.set("place", PLACE);
    saved.set("form", "PDF");
    start();
    assertEquals(Optional.empty(), model.unfinished());
  }

  @Test
  void outcome_thatMeansNothing_isNotTold() {
    for (String text : new String[] {"", "failed", "failed UP", "failed IN FLOOD", "exported x"}) {
      saved.set("outcome", text);
      start();
      assertEquals(new Idle(), model.state().getValue());
    }
  }

  @Test
  void close_told_saysNothingMore() {
    importFrom(new DocumentInMemory("hello"));
    model.close();
    assertEquals(new Idle(), model.state().getValue());
  }

  private void importFrom(Document document) {
    model.importFrom(PLACE, document);
    runAll();
  }

  private void runAll() {
    transfers.runAll();
    screen.runAll();
  }

  /** A document of which nothing is had but {@code failure}, which nobody declares. */
  private record Failing(Throwable failure) implements Document {
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
