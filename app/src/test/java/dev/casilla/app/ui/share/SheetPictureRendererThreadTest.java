package dev.casilla.app.ui.share;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.BackgroundThread;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * Drawing the shared picture on the main thread violates StrictMode, so every share test checks it.
 */
@RunWith(AndroidJUnit4.class)
public final class SheetPictureRendererThreadTest {
  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void of_onTheMainThread_dies() {
    assertThrows(RuntimeException.class, () -> new SheetPictureRenderer(context).of(Sheet.EMPTY));
  }

  @Test
  public void of_onAnyOther_draws() {
    assertEquals(
        1080,
        BackgroundThread.get(() -> new SheetPictureRenderer(context).of(Sheet.EMPTY)).getWidth());
  }
}
