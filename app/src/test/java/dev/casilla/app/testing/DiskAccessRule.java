package dev.casilla.app.testing;

import android.os.StrictMode;
import org.junit.rules.ExternalResource;

/** Allows disk access on the main thread, on which tests of storage run. */
public final class DiskAccessRule extends ExternalResource {
  private StrictMode.ThreadPolicy before = StrictMode.ThreadPolicy.LAX;

  @Override
  protected void before() {
    before = StrictMode.getThreadPolicy();
    StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.LAX);
  }

  @Override
  protected void after() {
    StrictMode.setThreadPolicy(before);
  }
}
