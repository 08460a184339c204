package dev.casilla.app.testing;

import android.os.StrictMode;
import org.junit.rules.ExternalResource;

/** Lets a test of what keeps things use the disk on its own thread, where the app must not. */
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
