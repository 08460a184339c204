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
import java.io.InputStream;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;

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
    return sharedPage("page");
  }

  /** The same under this name. */
  static Uri sharedPage(String name) {
    return sharedPage(Uri.parse("content://other.app/" + name));
  }

  /** The same at this address. */
  static Uri sharedPage(Uri uri) {
    byte[] file = file(page(), Bitmap.CompressFormat.JPEG);
    return shared(uri, () -> new ByteArrayInputStream(file));
  }

  /** One page beside the other. */
  static Uri sharedTwoPages() {
    return sharedTwoPages(Uri.parse("content://other.app/two"));
  }

  /** The same at this address. */
  static Uri sharedTwoPages(Uri uri) {
    GrayPhoto page = page();
    byte[] both = new byte[2 * WIDTH * HEIGHT];
    for (int i = 0; i < both.length; i++) {
      both[i] = (byte) page.at(i % WIDTH, i / (2 * WIDTH));
    }
    GrayPhoto photo = new GrayPhoto(both, 2 * WIDTH, HEIGHT);
    byte[] file = file(photo, Bitmap.CompressFormat.JPEG);
    return shared(uri, () -> new ByteArrayInputStream(file));
  }

  /** A photo that does not come before {@code gate} opens. */
  static Uri sharedBehind(String name, CountDownLatch gate) {
    return shared(
        Uri.parse("content://other.app/" + name),
        () -> {
          try {
            gate.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          return new ByteArrayInputStream(new byte[0]);
        });
  }

  /** A photo that never comes, whatever interrupts the wait. */
  static Uri sharedNever() {
    CountDownLatch never = new CountDownLatch(1);
    return shared(
        Uri.parse("content://other.app/never"),
        () -> {
          while (never.getCount() > 0) {
            try {
              never.await();
            } catch (InterruptedException e) {
              // goes on waiting, as a pipe does
            }
          }
          return new ByteArrayInputStream(new byte[0]);
        });
  }

  /** Bytes that another app shares: their address. */
  public static Uri shared(String name, byte[] bytes) {
    return shared(Uri.parse("content://other.app/" + name), () -> new ByteArrayInputStream(bytes));
  }

  private static Uri shared(Uri uri, Supplier<InputStream> file) {
    ContentResolver resolver =
        ApplicationProvider.<Context>getApplicationContext().getContentResolver();
    shadowOf(resolver).registerInputStreamSupplier(uri, file);
    return uri;
  }
}
