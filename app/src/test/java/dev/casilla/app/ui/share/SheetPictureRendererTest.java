package dev.casilla.app.ui.share;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.DiskAccessRule;
import dev.casilla.app.testing.device.ScreenshotDirectory;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.io.IOException;
import java.io.OutputStream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;

/** The shared picture. */
@RunWith(AndroidJUnit4.class)
public final class SheetPictureRendererTest {
  private static final Sheet SHEET =
      Sheet.of(
              Grid.parse(
                  "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."))
          .withEntry(0, 4)
          .withNotes(1, Digits.only(5) | Digits.only(8));

  @Rule public final DiskAccessRule diskAllowed = new DiskAccessRule();

  @Test
  public void picture_onEveryDevice_isTheSame() throws IOException {
    Bitmap picture = on("w360dp-h720dp-xhdpi");
    ScreenshotDirectory.save(picture, "share-picture");
    assertEquals(1080, picture.getWidth());
    assertEquals("paper", 0xFFFFF8F0, picture.getPixel(0, 0));
    assertEquals("frame", 0xFF1E1B15, picture.getPixel(40, 540));
    assertTrue("by night", picture.sameAs(on("w360dp-h720dp-night-xhdpi")));
    assertTrue("in Chinese", picture.sameAs(on("zh-rCN-w360dp-h720dp-xhdpi")));
    assertTrue("on a tablet", picture.sameAs(on("w1080dp-h680dp-land-hdpi")));
    RuntimeEnvironment.setFontScale(2f);
    assertTrue("with large text", picture.sameAs(on("w720dp-h360dp-land-xhdpi")));
  }

  /** The compressor reports a stream that refuses its bytes by its result alone. */
  @Test
  public void writePng_diskFull_throws() {
    Bitmap picture = Bitmap.createBitmap(8, 8, Bitmap.Config.ARGB_8888);
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int one) throws IOException {
            throw new IOException("the disk is full");
          }
        };
    assertThrows(IOException.class, () -> ShareFragment.writePng(picture, full));
  }

  private static Bitmap on(String device) {
    RuntimeEnvironment.setQualifiers(device);
    return new SheetPictureRenderer(RuntimeEnvironment.getApplication()).of(SHEET);
  }
}
