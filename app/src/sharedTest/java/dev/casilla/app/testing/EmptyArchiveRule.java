package dev.casilla.app.testing;

import org.junit.rules.ExternalResource;

/** Deletes all sheets before each test, because the device keeps them. Use it as a rule. */
public final class EmptyArchiveRule extends ExternalResource {
  @Override
  protected void before() {
    ArchiveAccess.deleteAll();
  }
}
