package dev.casilla.app.concurrent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class FailureLogTest {
  private final Logger logger = Logger.getLogger("Casilla");
  private final List<LogRecord> logged = new ArrayList<>();
  private final Handler listener =
      new Handler() {
        @Override
        public void publish(LogRecord said) {
          logged.add(said);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    logger.setUseParentHandlers(false);
    logger.addHandler(listener);
  }

  @AfterEach
  void stopListening() {
    logger.removeHandler(listener);
    logger.setUseParentHandlers(true);
  }

  @Test
  void log_exception_saysWhereAndNotWhat() {
    Exception cause = new IllegalArgumentException("content://other.app/1");
    FailureLog.log("reading", new IllegalStateException("..3.2.6..", cause));
    assertEquals(1, logged.size());
    String said = logged.get(0).getMessage();
    assertTrue(said.startsWith("reading failed\njava.lang.IllegalStateException\n    at "), said);
    assertTrue(said.contains("FailureLogTest.java"), said);
    assertTrue(said.contains("\njava.lang.IllegalArgumentException\n"), said);
    assertFalse(said.contains("3.2.6"), said);
    assertFalse(said.contains("other.app"), said);
  }

  @Test
  void log_nothingKnown_saysThatMuch() {
    FailureLog.log("reading", null);
    assertEquals("reading failed", logged.get(0).getMessage());
  }
}
