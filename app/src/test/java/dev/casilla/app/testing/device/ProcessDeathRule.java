package dev.casilla.app.testing.device;

import org.junit.rules.ExternalResource;

/**
 * Lets the process end whenever a test turns the phone: screens come back with other view models,
 * made of what was saved. A test takes part by having it for a rule.
 */
public final class ProcessDeathRule extends ExternalResource {
  private static boolean about;

  static boolean isAbout() {
    return about;
  }

  @Override
  protected void before() {
    about = true;
  }

  @Override
  protected void after() {
    about = false;
  }
}
