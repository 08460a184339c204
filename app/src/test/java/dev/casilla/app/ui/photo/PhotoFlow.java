package dev.casilla.app.ui.photo;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.app.Application;
import android.content.Intent;
import android.provider.MediaStore;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.testing.Eventually;

/** The common part of flows that begin at a photo. */
abstract class PhotoFlow {
  final Application application = ApplicationProvider.getApplicationContext();

  /** Opens the system's picker, for images only. */
  static void assertPicksAPhoto(Intent picking) {
    assertEquals(MediaStore.ACTION_PICK_IMAGES, picking.getAction());
    assertEquals("image/*", picking.getType());
  }

  void awaitNext() {
    Eventually.until(
        "another screen", () -> shadowOf(application).peekNextStartedActivity() != null);
  }

  void awaitNext(ActivityScenario<PhotoActivity> screen) {
    screen.onActivity(activity -> awaitNext());
  }
}
