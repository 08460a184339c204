package dev.casilla.app.photo;

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
import dev.casilla.app.Aside;
import dev.casilla.app.scan.Scenes;
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

/** Photos of every kind that people have. */
@RunWith(AndroidJUnit4.class)
public final class DevicePhotosTest {
  private static final int ORIENTATION_TURN_90 = 6;

  private final Context context = ApplicationProvider.getApplicationContext();
  private final DevicePhotos photos = new DevicePhotos(context);

  @Test
  public void open_everyFormat_isRead() {
    for (Bitmap.CompressFormat format :
        new Bitmap.CompressFormat[] {
          Bitmap.CompressFormat.JPEG, Bitmap.CompressFormat.PNG, Bitmap.CompressFormat.WEBP_LOSSY
        }) {
      Uri uri = Pictures.shared(format.name(), Pictures.file(Pictures.page(), format));
      assertEquals(Scenes.PUZZLE, givens(uri));
    }
  }

  @Test
  public void open_turnedByItsExif_standsUpright() throws IOException {
    GrayPhoto lying = Pictures.page().quarterTurned().quarterTurned().quarterTurned();
    byte[] file = turned(Pictures.file(lying, Bitmap.CompressFormat.JPEG));
    GrayPhoto photo = opened(Pictures.shared("turned", file));
    assertEquals(Pictures.WIDTH, photo.width());
    assertEquals(Pictures.HEIGHT, photo.height());
    assertEquals(Pictures.page().at(450, 600), photo.at(450, 600), 12);
  }

  @Test
  public void open_hundredMegapixels_isSampled() throws IOException {
    GrayPhoto photo = opened(Pictures.shared("huge", BlankPng.file(12_000, 8_500)));
    assertEquals(3_000, photo.width());
    assertEquals(2_125, photo.height());
  }

  @Test
  public void open_panorama_isSampledNoMoreThanItsPixelsAskFor() throws IOException {
    GrayPhoto photo = opened(Pictures.shared("wide", BlankPng.file(24_000, 1_600)));
    assertEquals(12_000, photo.width());
    assertEquals(800, photo.height());
  }

  /** As phones write it; older ones cannot read it, and nor can this machine. */
  @Test
  public void open_formatUnknownHere_saysSo() {
    byte[] heic = "\0\0\0\u0018ftypheic\0\0\0\0mif1heic".getBytes(StandardCharsets.ISO_8859_1);
    assertTrue(isTrouble(open(Pictures.shared("heic", heic)), PhotoTrouble.UNREADABLE));
  }

  /**
   * As on a phone that can: decoders and sampling are Android's, and the same for every format.
   * What is ours is that nothing asks what a file is called or which type it is said to have.
   */
  @Test
  @Config(shadows = HeicDecoder.class)
  public void open_formatKnownHere_isSampledLikeAnyOther() throws IOException {
    byte[] heic = "\0\0\0\u0018ftypheic\0\0\0\0mif1heic".getBytes(StandardCharsets.ISO_8859_1);
    GrayPhoto photo = opened(Pictures.shared("heic", heic));
    assertEquals(HeicDecoder.WIDTH / 2, photo.width());
    assertEquals(HeicDecoder.HEIGHT / 2, photo.height());
  }

  @Test
  public void open_wrongTypeOrName_isReadByWhatIsInIt() {
    byte[] png = Pictures.file(Pictures.page(), Bitmap.CompressFormat.PNG);
    for (String name : new String[] {"page.jpg", "page.pdf", "page.heic", "page"}) {
      Uri uri = Pictures.shared(name, png);
      assertEquals(Scenes.PUZZLE, givens(uri));
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
  public void step_anySize_leavesWhatIsWanted() {
    assertEquals(1, DevicePhotos.step(1, 1));
    assertEquals(1, DevicePhotos.step(3_199, 2_399));
    assertEquals(2, DevicePhotos.step(3_200, 2_400));
    assertEquals(2, DevicePhotos.step(2_400, 3_200));
    assertEquals(2, DevicePhotos.step(4_000, 3_000));
    assertEquals(4, DevicePhotos.step(8_000, 6_000));
    assertEquals(8, DevicePhotos.step(16_320, 12_240));
  }

  @Test
  public void step_narrow_keepsTheShortSideAsFarAsItFits() {
    assertEquals(1, DevicePhotos.step(1_080, 8_000));
    assertEquals(1, DevicePhotos.step(12_000, 1_000));
    assertEquals(2, DevicePhotos.step(12_001, 1_001));
    assertEquals(4, DevicePhotos.step(100_000, 1_600));
  }

  /** What there is may be enough: it is shown to the reader, which says whether it is. */
  @Test
  public void open_cutShort_isWhatThereIsOfIt() {
    byte[] file = Pictures.file(Pictures.page(), Bitmap.CompressFormat.JPEG);
    OpenedPhoto opened = open(Pictures.shared("half", Arrays.copyOf(file, file.length / 2)));
    GrayPhoto part = ((OpenedPhoto.Part) opened).photo();
    assertEquals(Pictures.HEIGHT, part.height());
    assertEquals(Pictures.page().at(450, 320), part.at(450, 320), 12);
    assertTrue(
        isTrouble(open(Pictures.shared("head", Arrays.copyOf(file, 8))), PhotoTrouble.UNREADABLE));
  }

  @Test
  public void open_noPicture_saysSo() {
    byte[] words = "not a picture".getBytes(StandardCharsets.UTF_8);
    assertTrue(isTrouble(open(Pictures.shared("words", words)), PhotoTrouble.UNREADABLE));
    assertTrue(isTrouble(open(Pictures.shared("empty", new byte[0])), PhotoTrouble.UNREADABLE));
  }

  @Test
  public void open_notSharedAnyMore_saysSo() {
    Uri uri = Uri.parse("content://other.app/revoked");
    shadowOf(context.getContentResolver())
        .registerInputStreamSupplier(
            uri,
            () -> {
              throw new SecurityException("revoked");
            });
    assertTrue(isTrouble(open(uri), PhotoTrouble.GONE));
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
      assertTrue(isTrouble(open(uri), PhotoTrouble.UNREADABLE));
    }
  }

  @Test
  public void open_ownFiles_areNotForOthersToName() {
    Uri uri = Uri.fromFile(new File("/data/x.png"));
    assertTrue(isTrouble(open(uri), PhotoTrouble.UNREADABLE));
  }

  @Test
  public void forget_takenPhoto_isDeletedAndNoOther() {
    File file = Aside.get(() -> new File(context.getCacheDir(), "capture/photo.jpg"));
    String place = Aside.get(photos::place).get();
    assertTrue(Aside.get(file::createNewFile));
    assertTrue(Aside.get(() -> isThereAfterForgetting("content://other.app/page", file)));
    assertFalse(Aside.get(() -> isThereAfterForgetting(place, file)));
  }

  @Test
  public void place_photoLeftFromBefore_isDeleted() {
    File file = Aside.get(() -> new File(context.getCacheDir(), "capture/photo.jpg"));
    Aside.get(photos::place);
    assertTrue(Aside.get(file::createNewFile));
    Aside.get(photos::place);
    assertFalse(Aside.get(file::exists));
  }

  @Test
  public void place_noRoomForADirectory_isAbsent() {
    File directory = Aside.get(() -> new File(context.getCacheDir(), "capture"));
    assertTrue(Aside.get(directory::createNewFile));
    assertEquals(Optional.empty(), Aside.get(photos::place));
  }

  @Test
  public void sweep_photoOfLongAgo_isDeletedAndNoYoungOne() {
    File file = Aside.get(() -> new File(context.getCacheDir(), "capture/photo.jpg"));
    Aside.get(photos::place);
    assertTrue(Aside.get(file::createNewFile));
    assertTrue(Aside.get(() -> isThereAfterSweeping(file)));
    assertTrue(Aside.get(() -> file.setLastModified(System.currentTimeMillis() - 7_200_000)));
    assertFalse(Aside.get(() -> isThereAfterSweeping(file)));
  }

  private boolean isThereAfterSweeping(File file) {
    photos.sweep();
    return file.exists();
  }

  private boolean isThereAfterForgetting(String address, File file) {
    photos.forget(address);
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
    return Aside.get(() -> photos.open(uri.toString()));
  }

  private static boolean isTrouble(OpenedPhoto opened, PhotoTrouble trouble) {
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
