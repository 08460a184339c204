package dev.casilla.app;

import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.puzzle.PuzzleScope;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.SheetStore;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The sheets that the app keeps, off the main thread as everybody must. */
public final class KeptSheets {
  private KeptSheets() {}

  /** Keeps {@code sheet}: its id. */
  public static long add(Origin origin, Sheet sheet) {
    return CompletableFuture.supplyAsync(() -> store().add(origin, sheet)).join();
  }

  /** The last one, if there is one. */
  public static Optional<KeptSheet> last() {
    return CompletableFuture.supplyAsync(() -> store().last()).join();
  }

  private static SheetStore store() {
    PuzzleScope application = ApplicationProvider.getApplicationContext();
    return application.sheets();
  }
}
