package dev.casilla.app.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Records the failures that the app logs, until it is closed. */
public final class LoggedFailures implements AutoCloseable {
  private final Logger logger = Logger.getLogger("Casilla");
  private final List<String> logged = new ArrayList<>();
  private final Handler listener =
      new Handler() {
        @Override
        public void publish(LogRecord said) {
          logged.add(said.getMessage().lines().findFirst().get());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  public LoggedFailures() {
    logger.setUseParentHandlers(false);
    logger.addHandler(listener);
  }

  /** Returns what failed. */
  public List<String> logged() {
    return logged;
  }

  @Override
  public void close() {
    logger.removeHandler(listener);
    logger.setUseParentHandlers(true);
  }
}
