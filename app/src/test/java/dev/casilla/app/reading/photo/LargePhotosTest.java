package dev.casilla.app.reading.photo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.model.Origin;
import dev.casilla.app.reading.photo.PhotoSource.OpenedPhoto;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.ui.board.Allocation;
import dev.casilla.reader.PuzzleReader;
import java.io.IOException;
import java.util.Optional;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * Photos of any size are read with limited memory. A phone gives an app a few hundred megabytes,
 * and a decoded photo of 100 megapixels would need 400 MB.
 */
@RunWith(AndroidJUnit4.class)
public final class LargePhotosTest {
  /** The limit for a decoded photo: 48 MB as Android decodes it, 12 MB in gray. */
  private static final int MOST_PIXELS = 12_000_000;

  /** The memory for opening besides the gray pixels: rows of colors, buffers for streams. */
  private static final long OPENING = 300_000;

  /** The memory for reading besides the photo, including everything that is loaded once. */
  private static final long READING = 40_000_000;

  private final Context context = ApplicationProvider.getApplicationContext();
  private final DevicePhotoSource photos = new DevicePhotoSource(context);

  /** Loads everything that is loaded once, so that it is not counted. */
  @Before
  public void openSmallOne() throws IOException {
    Uri small = PhotoFiles.shared("small", BlankJpeg.file(8, 8));
    BackgroundThread.get(() -> photos.open(small.toString()));
  }

  @Test
  public void hundredMegapixels_areDecodedAndReadInBoundedMemory() throws IOException {
    assertBounded(12_000, 9_000, 3_000, 2_250);
  }

  @Test
  public void panorama_isDecodedAndReadInBoundedMemory() throws IOException {
    assertBounded(30_000, 2_000, 7_500, 500);
  }

  /** About the largest width that a JPEG header can store. */
  @Test
  public void largestPanorama_isDecodedAndReadInBoundedMemory() throws IOException {
    assertBounded(65_000, 8_000, 8_125, 1_000);
  }

  /** For every size in the header, the decoded size is bounded. */
  @Test
  public void step_anyHeader_boundsWhatIsDecoded() {
    for (int width = 1; width <= 65_535; width = 1 + width * 5 / 4) {
      for (int height = 1; height <= 65_535; height = 1 + height * 5 / 4) {
        int step = DevicePhotoSource.step(width, height);
        long pixels = (long) (width / step) * (height / step);
        assertTrue(width + "x" + height + " in steps of " + step, pixels <= MOST_PIXELS);
        assertEquals("no power of two", step, Integer.highestOneBit(step));
      }
    }
  }

  private void assertBounded(int width, int height, int wide, int high) throws IOException {
    byte[] file = BlankJpeg.file(width, height);
    Uri uri = PhotoFiles.shared(width + "x" + height, file);
    Measured<OpenedPhoto> opening = Measured.of(() -> photos.open(uri.toString()));
    GrayPhoto photo = ((OpenedPhoto.Opened) opening.result()).photo();
    assertEquals(wide, photo.width());
    assertEquals(high, photo.height());
    int pixels = wide * high;
    assertTrue(pixels + " pixels", pixels <= MOST_PIXELS);
    assertTrue("opening: " + opening.bytes() + " bytes", opening.bytes() <= pixels + OPENING);
    PuzzleReader puzzles = new PuzzleReader();
    PhotoReader reader = new PhotoReader(puzzles, Optional.empty(), Origin.PHOTO);
    Measured<PhotoResult> reading = Measured.of(() -> reader.read(photo));
    assertEquals(new PhotoResult.Failed(PhotoError.NO_GRID), reading.result());
    System.out.printf(
        "memory, photo of %dx%d: opening %d kB, reading %d kB%n",
        width, height, opening.bytes() / 1000, reading.bytes() / 1000);
    assertTrue("reading: " + reading.bytes() + " bytes", reading.bytes() <= READING);
  }

  /**
   * Work that was done where photos are opened.
   *
   * @param bytes what of the heap it took, whether it kept that or not
   */
  private record Measured<T>(T result, long bytes) {
    interface Work<T> {
      T done() throws Exception;
    }

    static <T> Measured<T> of(Work<T> work) {
      return BackgroundThread.get(
          () -> {
            long before = Allocation.bytes();
            T result = work.done();
            return new Measured<>(result, Allocation.bytes() - before);
          });
    }
  }
}
