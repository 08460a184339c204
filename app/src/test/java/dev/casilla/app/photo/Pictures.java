package dev.casilla.app.photo;

import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.ContentResolver;
import android.content.Context;
import android.graphics.Bitmap;
import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.Aside;
import dev.casilla.app.scan.Scenes;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/** Photos as files, and another app that shares them. */
public final class Pictures {
  public static final int WIDTH = 900;
  public static final int HEIGHT = 1200;
  private static final NewspaperPage PAGE = new NewspaperPage(Scenes.PUZZLE, 4);

  private Pictures() {}

  /** The page in an upright photo. */
  public static GrayPhoto page() {
    return new GrayPhoto(PAGE.photograph(Pose.above(64), WIDTH, HEIGHT), WIDTH, HEIGHT);
  }

  /** The photo as a file. */
  public static byte[] file(GrayPhoto photo, Bitmap.CompressFormat format) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Bitmap bitmap = Grays.bitmap(photo);
    assertTrue(Aside.get(() -> bitmap.compress(format, 90, out)));
    return out.toByteArray();
  }

  /** A page as another app shares it: its address. */
  public static Uri sharedPage() {
    return shared("page", file(page(), Bitmap.CompressFormat.JPEG));
  }

  /** Bytes that another app shares: their address. */
  public static Uri shared(String name, byte[] bytes) {
    Uri uri = Uri.parse("content://other.app/" + name);
    ContentResolver resolver =
        ApplicationProvider.<Context>getApplicationContext().getContentResolver();
    shadowOf(resolver).registerInputStreamSupplier(uri, () -> new ByteArrayInputStream(bytes));
    return uri;
  }
}
