package dev.casilla.app.reading.photo;

import android.content.ContentResolver;
import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.net.Uri;
import androidx.exifinterface.media.ExifInterface;
import dev.casilla.app.reading.photo.PhotoSource.OpenedPhoto;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Opens photos of the device and of other apps by their content URIs. */
/*
 * A photo is decoded with a sample size that leaves its shorter side between 1,200 and 2,400
 * pixels, because the reader uses no more, and the whole at most 12 million. The longer side does
 * not decide: a panorama would become a strip a few hundred pixels high. The file is streamed three
 * or four times (size, pixels, orientation, end) instead of being held in memory.
 *
 * Exceptions of a provider in another app are thrown here.
 */
public final class DevicePhotoSource implements PhotoSource {
  /** The shorter side, in pixels, that the reader works with. */
  private static final int WANTED = 1200;

  private static final String JPEG = "image/jpeg";
  private static final long MOST_PIXELS = 12_000_000;

  private final ContentResolver resolver;
  private final CaptureFile capture;

  public DevicePhotoSource(Context context) {
    this.resolver = context.getContentResolver();
    this.capture = new CaptureFile(context);
  }

  @Override
  public OpenedPhoto open(String address) {
    Uri uri = Uri.parse(address);
    if (!ContentResolver.SCHEME_CONTENT.equals(uri.getScheme())) {
      return new OpenedPhoto.Failed(PhotoError.UNREADABLE);
    }
    try {
      return decode(uri);
    } catch (FileNotFoundException | SecurityException e) {
      return new OpenedPhoto.Failed(PhotoError.GONE);
    } catch (IOException e) {
      return new OpenedPhoto.Failed(PhotoError.UNREADABLE);
    } catch (OutOfMemoryError e) {
      return new OpenedPhoto.Failed(PhotoError.TOO_LARGE);
    }
  }

  @Override
  public Optional<String> createCaptureUri() {
    return capture.create().map(Uri::toString);
  }

  @Override
  public void deleteCapture(String address) {
    if (capture.address().toString().equals(address)) {
      capture.delete();
    }
  }

  @Override
  public void deleteOldCaptures() {
    capture.deleteOld();
  }

  private OpenedPhoto decode(Uri uri) throws IOException {
    BitmapFactory.Options options = new BitmapFactory.Options();
    options.inJustDecodeBounds = true;
    decode(uri, options);
    if (options.outWidth <= 0 || options.outHeight <= 0) {
      return new OpenedPhoto.Failed(PhotoError.UNREADABLE);
    }
    options.inJustDecodeBounds = false;
    options.inSampleSize = step(options.outWidth, options.outHeight);
    Bitmap bitmap = decode(uri, options);
    if (bitmap == null) {
      return new OpenedPhoto.Failed(PhotoError.UNREADABLE);
    }
    try {
      GrayPhoto photo = upright(GrayBitmaps.of(bitmap), orientation(uri));
      boolean isWhole = !JPEG.equals(options.outMimeType) || hasEnd(uri);
      return isWhole ? new OpenedPhoto.Opened(photo) : new OpenedPhoto.Part(photo);
    } finally {
      bitmap.recycle();
    }
  }

  /** The sample size: a power of two that keeps enough pixels, or a larger one to limit memory. */
  static int step(int width, int height) {
    int step = Math.max(1, Integer.highestOneBit(Math.min(width, height) / WANTED));
    while ((long) (width / step) * (height / step) > MOST_PIXELS) {
      step *= 2;
    }
    return step;
  }

  private @Nullable Bitmap decode(Uri uri, BitmapFactory.Options options) throws IOException {
    try (InputStream in = stream(uri)) {
      return BitmapFactory.decodeStream(in, null, options);
    }
  }

  /** The orientation; a file without one is upright. */
  private ExifInterface orientation(Uri uri) throws IOException {
    try (InputStream in = stream(uri)) {
      return new ExifInterface(in);
    }
  }

  private boolean hasEnd(Uri jpeg) throws IOException {
    try (InputStream in = stream(jpeg)) {
      return JpegEndDetector.isIn(in);
    }
  }

  private InputStream stream(Uri uri) throws IOException {
    InputStream in = provided(uri);
    if (in == null) {
      throw new FileNotFoundException("the provider returned no stream");
    }
    return in;
  }

  private @Nullable InputStream provided(Uri uri) throws IOException {
    try {
      return resolver.openInputStream(uri);
    } catch (IllegalArgumentException
        | IllegalStateException
        | NullPointerException
        | UnsupportedOperationException e) {
      throw new IOException(e);
    }
  }

  private static GrayPhoto upright(GrayPhoto photo, ExifInterface exif) {
    GrayPhoto upright = exif.isFlipped() ? photo.mirrored() : photo;
    for (int turned = 0; turned < exif.getRotationDegrees(); turned += 90) {
      upright = upright.quarterTurned();
    }
    return upright;
  }
}
