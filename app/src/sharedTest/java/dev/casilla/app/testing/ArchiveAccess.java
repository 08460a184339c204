package dev.casilla.app.testing;

import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.CasillaApplication;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import java.util.Collections;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** Accesses the stored sheets outside the main thread. */
public final class ArchiveAccess {
  private static final int MANY = 100;

  private ArchiveAccess() {}

  /** Stores {@code sheet} and returns its id. */
  public static long add(Origin origin, Sheet sheet) {
    return CompletableFuture.supplyAsync(() -> archive().add(origin, sheet)).join();
  }

  /** Returns the last sheet, if there is one. */
  public static Optional<StoredSheet> last() {
    return CompletableFuture.supplyAsync(() -> archive().last()).join();
  }

  /** Deletes all sheets, including drafts. */
  static void deleteAll() {
    CompletableFuture.runAsync(
            () -> {
              while (!archive().sheets(0, 1).isEmpty()) {
                archive().sheets(0, MANY).forEach(kept -> archive().delete(kept.id()));
              }
              archive().purgeDeletedExcept(Collections.emptyList());
            })
        .join();
  }

  /** Blocks all access to the sheets while {@code meanwhile} runs. */
  public static void keepBusy(Runnable meanwhile) {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch over = new CountDownLatch(1);
    CompletableFuture<Void> busy = CompletableFuture.runAsync(() -> takeNothingIn(begun, over));
    await(begun);
    try {
      meanwhile.run();
    } finally {
      over.countDown();
    }
    busy.join();
  }

  /** Imports an empty batch, which blocks other changes until {@code over} is counted down. */
  private static void takeNothingIn(CountDownLatch begun, CountDownLatch over) {
    archive()
        .insertAll(
            NewSheetBatch.of(Collections.emptyList()),
            () -> {
              begun.countDown();
              await(over);
              return true;
            });
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static HistoryRepository archive() {
    CasillaApplication application = ApplicationProvider.getApplicationContext();
    return application.sheets();
  }
}
