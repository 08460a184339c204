package dev.casilla.app.share;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.puzzle.MainThreadIsHere;
import dev.casilla.app.puzzle.Queue;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(MainThreadIsHere.class)
final class ShareViewModelTest {
  private static final String TYPE = "text/plain";

  @TempDir File folder;

  private final Queue transfer = new Queue();
  private final AtomicInteger written = new AtomicInteger();
  private ShareViewModel model;

  @BeforeEach
  void makeModel() {
    SharedFiles files = new SharedFiles(() -> folder, () -> 1);
    model = new ShareViewModel(files, new ShareExecutors(transfer, Runnable::run, Runnable::run));
  }

  @Test
  void write_file_isReadyOnceItIsWritten() throws IOException {
    model.write("a.sdm", TYPE, file -> file.write("81".getBytes(UTF_8)));
    assertEquals(new ShareUiState.Writing(), model.state().getValue());
    transfer.runAll();
    ShareUiState.Ready ready = (ShareUiState.Ready) model.state().getValue();
    assertEquals("81", Files.readString(ready.file().toPath()));
    assertEquals("a.sdm", ready.file().getName());
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
  void close_given_offersTheChoicesAgain() {
    model.write("a.sdm", TYPE, file -> written.incrementAndGet());
    transfer.runAll();
    model.close();
    assertEquals(new ShareUiState.Choosing(), model.state().getValue());
  }
}
