package dev.casilla.app.testing;

import androidx.arch.core.executor.ArchTaskExecutor;
import androidx.arch.core.executor.TaskExecutor;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Makes LiveData accept the test's thread as the main thread. */
public final class InstantMainThread implements BeforeEachCallback, AfterEachCallback {
  @Override
  public void beforeEach(ExtensionContext context) {
    ArchTaskExecutor.getInstance()
        .setDelegate(
            new TaskExecutor() {
              @Override
              public void executeOnDiskIO(Runnable runnable) {
                runnable.run();
              }

              @Override
              public void postToMainThread(Runnable runnable) {
                runnable.run();
              }

              @Override
              public boolean isMainThread() {
                return true;
              }
            });
  }

  @Override
  public void afterEach(ExtensionContext context) {
    ArchTaskExecutor.getInstance().setDelegate(null);
  }
}
