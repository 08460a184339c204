package dev.casilla.app.testing;

import static org.junit.Assert.assertEquals;

import androidx.test.core.app.ApplicationProvider;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import java.io.File;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.robolectric.shadows.ShadowLog;

/** Searches logs and files for traces of a person's puzzles, until it is closed. */
/*
 * Robolectric records Android's log. Lines of java.util.logging, such as the app's own, are
 * recorded with a handler at the root logger.
 */
public final class PrivacyTraces implements AutoCloseable {
  /** Only a grid has so many digits and dots. */
  private static final Pattern GRID = Pattern.compile("[.0-9_*]{18}|([1-9][ ,;|.]+){9}");

  /** The folder of a test's files; its number looks like a grid. */
  private static final Pattern PLACE = Pattern.compile("/robolectric-[^/]+/");

  private final List<String> secrets = new ArrayList<>();
  private final List<String> records = Collections.synchronizedList(new ArrayList<>());
  private final Handler listener =
      new Handler() {
        @Override
        public void publish(LogRecord said) {
          records.add(new SimpleFormatter().formatMessage(said) + " " + causes(said.getThrown()));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  /** Starts to search for the lines of {@code puzzle} and of its solution. */
  public static PrivacyTraces of(Grid puzzle) {
    ShadowLog.clear();
    PrivacyTraces traces = new PrivacyTraces();
    traces.addLines(puzzle);
    new Solver().solve(puzzle).ifPresent(traces::addLines);
    return traces;
  }

  private PrivacyTraces() {
    listener.setLevel(Level.ALL);
    Logger.getLogger("").addHandler(listener);
  }

  @Override
  public void close() {
    Logger.getLogger("").removeHandler(listener);
  }

  /** Also searches for {@code secret}, for example a URI. */
  public PrivacyTraces and(String secret) {
    secrets.add(secret.toLowerCase(Locale.ROOT));
    return this;
  }

  /** Fails if a logged line contains a secret. */
  public void checkLogs() {
    assertEquals(List.of(), leaks());
  }

  /** Returns the logged lines that contain a secret. */
  public List<String> leaks() {
    List<String> lines = new ArrayList<>();
    for (ShadowLog.LogItem item : ShadowLog.getLogs()) {
      lines.add(item.tag + " " + item.msg + " " + causes(item.throwable));
    }
    synchronized (records) {
      lines.addAll(records);
    }
    List<String> leaks = new ArrayList<>();
    for (String logged : lines) {
      String said = PLACE.matcher(logged).replaceAll("/");
      if (GRID.matcher(said).find() || hasSecret(said.toLowerCase(Locale.ROOT))) {
        leaks.add(said);
      }
    }
    return leaks;
  }

  /** Returns all files except the database and the settings. */
  public static List<String> files() {
    List<String> files =
        BackgroundThread.get(
            () -> filesIn(ApplicationProvider.getApplicationContext().getDataDir()));
    files.removeIf(file -> file.contains("/databases/") || file.contains("/shared_prefs/"));
    return files;
  }

  private boolean hasSecret(String said) {
    return secrets.stream().anyMatch(said::contains);
  }

  /** Adds the rows and columns of {@code grid}, with the usual characters for empty cells. */
  private void addLines(Grid grid) {
    for (int line = 0; line < 9; line++) {
      StringBuilder row = new StringBuilder();
      StringBuilder column = new StringBuilder();
      for (int i = 0; i < 9; i++) {
        row.append(grid.digitAt(9 * line + i));
        column.append(grid.digitAt(9 * i + line));
      }
      for (String empty : new String[] {".", "0", "_", "*", " "}) {
        secrets.add(row.toString().replace("0", empty));
        secrets.add(column.toString().replace("0", empty));
      }
    }
  }

  private static String causes(@Nullable Throwable thrown) {
    StringBuilder causes = new StringBuilder();
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      causes.append(cause).append(' ');
    }
    return causes.toString();
  }

  private static List<String> filesIn(File directory) {
    List<String> files = new ArrayList<>();
    for (File file : directory.listFiles()) {
      if (file.isDirectory()) {
        files.addAll(filesIn(file));
      } else if (file.length() > 0) {
        files.add(file.getPath());
      }
    }
    return files;
  }
}
