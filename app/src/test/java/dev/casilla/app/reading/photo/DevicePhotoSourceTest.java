package dev.casilla.app.reading.photo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Rect;
import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.photo.PhotoSource.OpenedPhoto;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.solver.Grid;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;

/** Photos of all formats, sizes and orientations. */
@RunWith(AndroidJUnit4.class)
public final class DevicePhotoSourceTest {
  private static final int ORIENTATION_TURN_90 = 6;

  private final Context context = ApplicationProvider.getApplicationContext();
  private final DevicePhotoSource photos = new DevicePhotoSource(context);

  @Test
  public void open_everyFormat_isRead() {
    for (Bitmap.CompressFormat format :
        new Bitmap.CompressFormat[] {
          Bitmap.CompressFormat.JPEG, Bitmap.CompressFormat.PNG, Bitmap.CompressFormat.WEBP_LOSSY
        }) {
      Uri uri = PhotoFiles.shared(format.name(), PhotoFiles.file(PhotoFiles.page(), format));
      assertEquals(TestScenes.PUZZLE, givens(uri));
    }
  }

  @Test
  public void open_turnedByItsExif_standsUpright() throws IOException {
    GrayPhoto lying = PhotoFiles.page().quarterTurned().quarterTurned().quarterTurned();
    byte[] file = turned(PhotoFiles.file(lying, Bitmap.CompressFormat.JPEG));
    GrayPhoto photo = opened(PhotoFiles.shared("turned", file));
    assertEquals(PhotoFiles.WIDTH, photo.width());
    assertEquals(PhotoFiles.HEIGHT, photo.height());
    assertEquals(PhotoFiles.page().at(450, 600), photo.at(450, 600), 12);
  }

  @Test
  public void open_hundredMegapixels_isSampled() throws IOException {
    GrayPhoto photo = opened(PhotoFiles.shared("huge", BlankPng.file(12_000, 8_500)));
    assertEquals(3_000, photo.width());
    assertEquals(2_125, photo.height());
  }

  @Test
  public void open_panorama_isSampledNoMoreThanItsPixelsAskFor() throws IOException {
    GrayPhoto photo = opened(PhotoFiles.shared("wide", BlankPng.file(24_000, 1_600)));
    assertEquals(12_000, photo.width());
    assertEquals(800, photo.height());
  }

  /** HEIC, which older phones and the test machine cannot decode. */
  @Test
  public void open_formatUnknownHere_saysSo() {
    byte[] heic = "\0\0\0\u0018ftypheic\0\0\0\0mif1heic".getBytes(StandardCharsets.ISO_8859_1);
    assertTrue(isTrouble(open(PhotoFiles.shared("heic", heic)), PhotoError.UNREADABLE));
  }

  /**
   * As on a phone that can: decoders and sampling are Android's, and the same for every format. The
   * app ignores the name and the reported type of the file.
   */
  @Test
  @Config(shadows = HeicDecoder.class)
  public void open_formatKnownHere_isSampledLikeAnyOther() throws IOException {
    byte[] heic = "\0\0\0\u0018ftypheic\0\0\0\0mif1heic".getBytes(StandardCharsets.ISO_8859_1);
    GrayPhoto photo = opened(PhotoFiles.shared("heic", heic));
    assertEquals(HeicDecoder.WIDTH / 2, photo.width());
    assertEquals(HeicDecoder.HEIGHT / 2, photo.height());
  }

  @Test
  public void open_wrongTypeOrName_isReadByWhatIsInIt() {
    byte[] png = PhotoFiles.file(PhotoFiles.page(), Bitmap.CompressFormat.PNG);
    for (String name : new String[] {"page.jpg", "page.pdf", "page.heic", "page"}) {
      Uri uri = PhotoFiles.shared(name, png);
      assertEquals(TestScenes.PUZZLE, givens(uri));
    }
  }

  /** A decoder that knows HEIC, as those of Android 9 and newer do. */
  @Implements(BitmapFactory.class)
  public static class HeicDecoder {
    static final int WIDTH = 3_200;
    static final int HEIGHT = 2_400;

    @Implementation
    protected static @Nullable Bitmap decodeStream(
        InputStream in, Rect padding, BitmapFactory.Options how) throws IOException {
      assertTrue(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1).contains("ftypheic"));
      how.outWidth = WIDTH;
      how.outHeight = HEIGHT;
      return how.inJustDecodeBounds
          ? null
          : Bitmap.createBitmap(
              WIDTH / how.inSampleSize, HEIGHT / how.inSampleSize, Bitmap.Config.ARGB_8888);
    }
  }

  @Test
  public void step_anySize_keepsTheRequestedSize() {
    assertEquals(1, DevicePhotoSource.step(1, 1));
    assertEquals(1, DevicePhotoSource.step(3_199, 2_399));
    assertEquals(2, DevicePhotoSource.step(3_200, 2_400));
    assertEquals(2, DevicePhotoSource.step(2_400, 3_200));
    assertEquals(2, DevicePhotoSource.step(4_000, 3_000));
    assertEquals(4, DevicePhotoSource.step(8_000, 6_000));
    assertEquals(8, DevicePhotoSource.step(16_320, 12_240));
  }

  @Test
  public void step_narrow_keepsTheShortSideAsFarAsItFits() {
    assertEquals(1, DevicePhotoSource.step(1_080, 8_000));
    assertEquals(1, DevicePhotoSource.step(12_000, 1_000));
    assertEquals(2, DevicePhotoSource.step(12_001, 1_001));
    assertEquals(4, DevicePhotoSource.step(100_000, 1_600));
  }

  /** The reader decides whether the visible part is enough. */
  @Test
  public void open_truncated_decodesTheVisiblePart() {
    byte[] file = PhotoFiles.file(PhotoFiles.page(), Bitmap.CompressFormat.JPEG);
    OpenedPhoto opened = open(PhotoFiles.shared("half", Arrays.copyOf(file, file.length / 2)));
    GrayPhoto part = ((OpenedPhoto.Part) opened).photo();
    assertEquals(PhotoFiles.HEIGHT, part.height());
    assertEquals(PhotoFiles.page().at(450, 320), part.at(450, 320), 12);
    assertTrue(
        isTrouble(open(PhotoFiles.shared("head", Arrays.copyOf(file, 8))), PhotoError.UNREADABLE));
  }

  @Test
  public void open_noPicture_isReported() {
    byte[] words = "not a picture".getBytes(StandardCharsets.UTF_8);
    assertTrue(isTrouble(open(PhotoFiles.shared("words", words)), PhotoError.UNREADABLE));
    assertTrue(isTrouble(open(PhotoFiles.shared("empty", new byte[0])), PhotoError.UNREADABLE));
  }

  @Test
  public void open_noLongerShared_isReported() {
    Uri uri = Uri.parse("content://other.app/revoked");
    shadowOf(context.getContentResolver())
        .registerInputStreamSupplier(
            uri,
            () -> {
              throw new SecurityException("revoked");
            });
    assertTrue(isTrouble(open(uri), PhotoError.GONE));
  }

  @Test
  public void open_providersOwnMistake_isUnreadable() {
    for (RuntimeException mistake :
        List.of(
            new IllegalArgumentException("no such row"),
            new IllegalStateException("closed"),
            new UnsupportedOperationException("not here"),
            new NullPointerException("its own"))) {
      Uri uri = Uri.parse("content://other.app/" + mistake.getClass().getSimpleName());
      shadowOf(context.getContentResolver())
          .registerInputStreamSupplier(
              uri,
              () -> {
                throw mistake;
              });
      assertTrue(isTrouble(open(uri), PhotoError.UNREADABLE));
    }
  }

  @Test
  public void open_fileUri_isRefused() {
    Uri uri = Uri.fromFile(new File("/data/x.png"));
    assertTrue(isTrouble(open(uri), PhotoError.UNREADABLE));
  }

  @Test
  public void deleteCapture_takenPhoto_deletesOnlyThat() {
    File file = BackgroundThread.get(() -> new File(context.getCacheDir(), "capture/photo.jpg"));
    String place = BackgroundThread.get(photos::createCaptureUri).get();
    assertTrue(BackgroundThread.get(file::createNewFile));
    assertTrue(
        BackgroundThread.get(() -> isThereAfterForgetting("content://other.app/page", file)));
    assertFalse(BackgroundThread.get(() -> isThereAfterForgetting(place, file)));
  }

  @Test
  public void createCaptureUri_earlierPhoto_isDeleted() {
    File file = BackgroundThread.get(() -> new File(context.getCacheDir(), "capture/photo.jpg"));
    BackgroundThread.get(photos::createCaptureUri);
    assertTrue(BackgroundThread.get(file::createNewFile));
    BackgroundThread.get(photos::createCaptureUri);
    assertFalse(BackgroundThread.get(file::exists));
  }

  @Test
  public void createCaptureUri_storageFull_isAbsent() {
    File directory = BackgroundThread.get(() -> new File(context.getCacheDir(), "capture"));
    assertTrue(BackgroundThread.get(directory::createNewFile));
    assertEquals(Optional.empty(), BackgroundThread.get(photos::createCaptureUri));
  }

  @Test
  public void deleteOldCaptures_deletesOnlyOldPhotos() {
    File file = BackgroundThread.get(() -> new File(context.getCacheDir(), "capture/photo.jpg"));
    BackgroundThread.get(photos::createCaptureUri);
    assertTrue(BackgroundThread.get(file::createNewFile));
    assertTrue(BackgroundThread.get(() -> isThereAfterSweeping(file)));
    assertTrue(
        BackgroundThread.get(() -> file.setLastModified(System.currentTimeMillis() - 7_200_000)));
    assertFalse(BackgroundThread.get(() -> isThereAfterSweeping(file)));
  }

  /** The camera app writes its photo just after the missing file was examined. */
  @Test
  public void deleteIfOld_photoWrittenMeanwhile_isKept() {
    File file = BackgroundThread.get(() -> new File(context.getCacheDir(), "photo.jpg"));
    File missing =
        new File(file.getPath()) {
          @Override
          public long lastModified() {
            long before = super.lastModified();
            try {
              assertTrue(createNewFile());
            } catch (IOException e) {
              throw new AssertionError(e);
            }
            return before;
          }
        };
    assertTrue(
        BackgroundThread.get(
            () -> {
              CaptureFile.deleteIfOld(missing, System.currentTimeMillis());
              return file.exists();
            }));
  }

  private boolean isThereAfterSweeping(File file) {
    photos.deleteOldCaptures();
    return file.exists();
  }

  private boolean isThereAfterForgetting(String address, File file) {
    photos.deleteCapture(address);
    return file.exists();
  }

  private Grid givens(Uri uri) {
    PuzzleReading reading = new PuzzleReader().read(opened(uri).plane());
    return ((PuzzleReading.Boards) reading).best().shown();
  }

  private GrayPhoto opened(Uri uri) {
    return ((OpenedPhoto.Opened) open(uri)).photo();
  }

  private OpenedPhoto open(Uri uri) {
    return BackgroundThread.get(() -> photos.open(uri.toString()));
  }

  private static boolean isTrouble(OpenedPhoto opened, PhotoError trouble) {
    return opened.equals(new OpenedPhoto.Failed(trouble));
  }

  /** The JPEG with an Exif part that says how to turn it. */
  private static byte[] turned(byte[] jpeg) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.write(jpeg, 0, 2);
    out.writeShort(0xFFE1);
    out.writeShort(2 + 6 + 8 + 2 + 12 + 4);
    out.writeBytes("Exif\0\0MM\0*");
    out.writeInt(8);
    out.writeShort(1);
    out.writeShort(0x0112);
    out.writeShort(3);
    out.writeInt(1);
    out.writeShort(ORIENTATION_TURN_90);
    out.writeShort(0);
    out.writeInt(0);
    out.write(jpeg, 2, jpeg.length - 2);
    return bytes.toByteArray();
  }
}
