package dev.casilla.app.testing;

import org.junit.rules.ExternalResource;

/**
 * Nothing is kept when a test begins, whatever the one before it left on the device. A test takes
 * part by having it for a rule.
 */
public final class EmptyArchiveRule extends ExternalResource {
  @Override
  protected void before() {
    ArchiveAccess.deleteAll();
  }
}
