package dev.casilla.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Writes each skipped test and the reason as a line into the file that the system property {@code
 * casilla.skipped} names.
 */
/*
 * Gradle's reports name skipped tests without the reason, and a test that is always skipped tests
 * nothing. JUnit finds this listener by its service file.
 */
public final class SkippedTestsListener implements TestExecutionListener {
  private static final String FILE = System.getProperty("casilla.skipped", "");

  @Override
  public void testPlanExecutionStarted(TestPlan plan) {
    append("");
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    append(line(test, reason));
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
      append(
          line(test, result.getThrowable().map(Throwable::getMessage).orElse("no reason given")));
    }
  }

  private static String line(TestIdentifier test, String reason) {
    return test.getLegacyReportingName() + ": " + reason.replace('\n', ' ') + "\n";
  }

  private static void append(String text) {
    if (FILE.isEmpty()) {
      return;
    }
    try {
      Files.writeString(Path.of(FILE), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
