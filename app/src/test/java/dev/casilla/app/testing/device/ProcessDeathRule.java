package dev.casilla.app.testing.device;

import org.junit.rules.ExternalResource;

/**
 * Simulates process death at every rotation: view models are created again from saved state. Use it
 * as a rule.
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
