package dev.casilla.app.reading.photo;

import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.ContentResolver;
import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Color;
import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;

/** Photo files that another app shares. */
public final class PhotoFiles {
  public static final int WIDTH = 900;
  public static final int HEIGHT = 1200;
  private static final NewspaperPage PAGE = new NewspaperPage(TestScenes.PUZZLE, 4);

  private PhotoFiles() {}

  /** The page in an upright photo. */
  public static GrayPhoto page() {
    return new GrayPhoto(PAGE.photograph(CameraPose.above(64), WIDTH, HEIGHT), WIDTH, HEIGHT);
  }

  /** Two puzzles, one above the other, which are read as these drafts. */
  public static PhotoResult.Found twoPuzzles(ScanDraft above, ScanDraft below) {
    int width = 600;
    int height = 400;
    CameraPose upper = new CameraPose(0.1, 0.1, 36, 0.03, 0, 0, 0, 0, 1);
    CameraPose lower = new CameraPose(-0.4, 0.2, 32, -0.02, 0, 0, 0, 0, 1);
    byte[] luma = Arrays.copyOf(PAGE.photograph(upper, width, height), 2 * width * height);
    byte[] second = new NewspaperPage(below.givens(), 9).photograph(lower, width, height);
    System.arraycopy(second, 0, luma, width * height, width * height);
    return new PhotoResult.Found(
        new GrayPhoto(luma, width, 2 * height),
        List.of(
            new PhotoResult.Puzzle(quad(NewspaperPage.corners(upper, width, height), 0, 0), above),
            new PhotoResult.Puzzle(
                quad(NewspaperPage.corners(lower, width, height), 0, height), below)),
        false);
  }

  /** Six puzzles on a page, in rows of two. */
  public static GrayPhoto sixPuzzles(int side) {
    return sixPuzzles(side, 2);
  }

  private static GrayPhoto sixPuzzles(int side, int across) {
    byte[] luma = new byte[6 * side * side];
    for (int i = 0; i < 6; i++) {
      byte[] one = new NewspaperPage(TestScenes.variant(i), i).photograph(pose(side), side, side);
      for (int y = 0; y < side; y++) {
        int to = (i / across * side + y) * across * side + i % across * side;
        System.arraycopy(one, y * side, luma, to, side);
      }
    }
    return new GrayPhoto(luma, across * side, 6 / across * side);
  }

  /** The same to choose from. */
  public static PhotoResult.Found sixToChooseFrom() {
    return toChooseFrom(240, 2);
  }

  /** The same side by side. */
  public static PhotoResult.Found panoramaToChooseFrom() {
    return toChooseFrom(240, 6);
  }

  private static PhotoResult.Found toChooseFrom(int side, int across) {
    List<PhotoResult.Puzzle> puzzles = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      List<Point> corners = NewspaperPage.corners(pose(side), side, side);
      Quad place = quad(corners, i % across * side, i / across * side);
      puzzles.add(new PhotoResult.Puzzle(place, DraftSamples.clear()));
    }
    return new PhotoResult.Found(sixPuzzles(side, across), puzzles, true);
  }

  private static CameraPose pose(int side) {
    return CameraPose.above(side / 10.5);
  }

  private static Quad quad(List<Point> corners, int right, int down) {
    Point[] moved = new Point[4];
    for (int i = 0; i < moved.length; i++) {
      moved[i] = new Point(corners.get(i).x() + right, corners.get(i).y() + down);
    }
    return new Quad(moved[0], moved[1], moved[2], moved[3]);
  }

  /** The photo as a file. */
  public static byte[] file(GrayPhoto photo, Bitmap.CompressFormat format) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Bitmap bitmap = bitmap(photo);
    assertTrue(BackgroundThread.get(() -> bitmap.compress(format, 90, out)));
    return out.toByteArray();
  }

  private static Bitmap bitmap(GrayPhoto photo) {
    int[] pixels = new int[photo.width() * photo.height()];
    for (int i = 0; i < pixels.length; i++) {
      int gray = photo.at(i % photo.width(), i / photo.width());
      pixels[i] = Color.rgb(gray, gray, gray);
    }
    return Bitmap.createBitmap(pixels, photo.width(), photo.height(), Bitmap.Config.ARGB_8888);
  }

  /** A page as another app shares it: its address. */
  public static Uri sharedPage() {
    return sharedPage("page");
  }

  /** The same under this name. */
  public static Uri sharedPage(String name) {
    return sharedPage(Uri.parse("content://other.app/" + name));
  }

  /** The same at this address. */
  public static Uri sharedPage(Uri uri) {
    byte[] file = file(page(), Bitmap.CompressFormat.JPEG);
    return shared(uri, () -> new ByteArrayInputStream(file));
  }

  /** One page beside the other. */
  public static Uri sharedTwoPages() {
    return sharedTwoPages(Uri.parse("content://other.app/two"));
  }

  /** The same at this address. */
  public static Uri sharedTwoPages(Uri uri) {
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
  public static Uri sharedBehind(String name, CountDownLatch gate) {
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

  /** A photo whose stream blocks for ever and ignores interrupts. */
  public static Uri sharedNever() {
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
