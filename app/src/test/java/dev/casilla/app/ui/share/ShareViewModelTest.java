package dev.casilla.app.ui.share;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.testing.TestExecutors;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(InstantMainThread.class)
final class ShareViewModelTest {
  private static final String TYPE = "text/plain";

  @TempDir File folder;

  private final QueuedExecutor transfer = new QueuedExecutor();
  private final QueuedExecutor patience = new QueuedExecutor();
  private final AtomicInteger written = new AtomicInteger();
  private final AtomicReference<Thread> addressedOn = new AtomicReference<>();
  private ShareViewModel model;

  @BeforeEach
  void makeModel() {
    SharedFileStore files = new SharedFileStore(() -> folder, () -> 1);
    model =
        new ShareViewModel(files, this::uriOf, TestExecutors.of(transfer, Runnable::run, patience));
  }

  @Test
  void write_file_isReadyOnceItIsWritten() throws IOException {
    model.write("a.sdm", TYPE, file -> file.write("81".getBytes(UTF_8)));
    assertEquals(new ShareUiState.Writing(false), model.state().getValue());
    transfer.runAll();
    ShareUiState.Ready ready = (ShareUiState.Ready) model.state().getValue();
    Path file = Path.of(ready.place());
    assertEquals("81", Files.readString(file));
    assertEquals("a.sdm", String.valueOf(file.getFileName()));
    assertEquals(TYPE, ready.type());
  }

  @Test
  void write_anotherWhileOneIsWritten_writesTheFirstAlone() {
    model.write("a.sdm", TYPE, file -> written.incrementAndGet());
    model.write("b.sdm", TYPE, file -> written.addAndGet(10));
    transfer.runAll();
    assertEquals(1, written.get());
  }

  @Test
  void write_noRoom_saysSoAndCanBeTriedAgain() {
    model.write(
        "a.sdm",
        TYPE,
        file -> {
          throw new IOException("full");
        });
    transfer.runAll();
    assertEquals(new ShareUiState.Failed(), model.state().getValue());
    model.write("a.sdm", TYPE, file -> written.incrementAndGet());
    transfer.runAll();
    assertTrue(model.state().getValue() instanceof ShareUiState.Ready);
  }

  @Test
  void write_failsAsNobodyForesaw_saysSo() {
    model.write(
        "a.png",
        TYPE,
        file -> {
          throw new OutOfMemoryError("for this test");
        });
    transfer.runAll();
    assertEquals(new ShareUiState.Failed(), model.state().getValue());
  }

  /**
   * URIs are looked up on the writing thread only, not on the main thread, which runs this test.
   */
  @Test
  void write_contentAndAddress_areMadeWhereFilesAreWritten() throws InterruptedException {
    AtomicReference<Thread> drawnOn = new AtomicReference<>();
    model.write("a.png", TYPE, file -> drawnOn.set(Thread.currentThread()));
    Thread writer = new Thread(transfer::runAll);
    writer.start();
    writer.join();
    assertEquals(writer, drawnOn.get());
    assertEquals(writer, addressedOn.get());
  }

  @Test
  void write_slow_showsProgress() {
    model.write("a.sdm", TYPE, file -> written.incrementAndGet());
    patience.runAll();
    assertEquals(new ShareUiState.Writing(true), model.state().getValue());
  }

  @Test
  void write_fast_neverShowsProgress() {
    model.write("a.sdm", TYPE, file -> written.incrementAndGet());
    transfer.runAll();
    patience.runAll();
    assertTrue(model.state().getValue() instanceof ShareUiState.Ready);
  }

  @Test
  void onCleared_notBegun_writesNothing() {
    model.write("a.sdm", TYPE, file -> written.incrementAndGet());
    model.onCleared();
    transfer.runAll();
    patience.runAll();
    assertEquals(0, written.get());
    assertEquals(new ShareUiState.Writing(false), model.state().getValue());
  }

  @Test
  void onCleared_inTheMiddle_isInterruptedAndOffersNothing() {
    model.write(
        "a.sdm",
        TYPE,
        file -> {
          model.onCleared();
          assertTrue(Thread.interrupted());
        });
    transfer.runAll();
    assertEquals(new ShareUiState.Writing(false), model.state().getValue());
  }

  @Test
  void close_given_offersTheChoicesAgain() {
    model.write("a.sdm", TYPE, file -> written.incrementAndGet());
    transfer.runAll();
    model.close();
    assertEquals(new ShareUiState.Choosing(), model.state().getValue());
  }

  private String uriOf(File file) {
    addressedOn.set(Thread.currentThread());
    return file.getPath();
  }
}
