package dev.casilla.app.scan.camera;

import android.graphics.ImageFormat;
import android.graphics.Matrix;
import android.graphics.Rect;
import android.media.Image;
import androidx.camera.core.ExperimentalGetImage;
import androidx.camera.core.ImageInfo;
import androidx.camera.core.ImageProxy;
import dev.casilla.app.scan.FakeFrame;
import dev.casilla.app.scan.PixelLayout;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** An image of CameraX, which counts how often it is closed. */
final class FakeImage implements ImageProxy {
  private static final int BLUE = 90;
  private static final int RED = 210;

  /** Brightness, blue and red of a frame, or a file. */
  private final Plane[] planes;

  private final int width;
  private final int height;
  private final int format;
  private Rect crop;
  private int rotation;
  private Matrix fromSensor = new Matrix();
  private Runnable whenLookedAt = () -> {};
  private int closings;

  private FakeImage(Plane[] planes, int width, int height, int format) {
    this.planes = planes;
    this.width = width;
    this.height = height;
    this.format = format;
    this.crop = new Rect(0, 0, width, height);
  }

  /**
   * A frame of {@code luma}, whose rows are {@code padding} bytes longer than their pixels, and
   * whose pixels are {@code pixelStride} bytes apart.
   */
  static FakeImage yuv(byte[] luma, int width, int pixelStride, int padding) {
    int height = luma.length / width;
    int rowStride = width * pixelStride + padding;
    byte[] bytes = new byte[rowStride * height];
    for (int i = 0; i < luma.length; i++) {
      bytes[i / width * rowStride + i % width * pixelStride] = luma[i];
    }
    return yuv(new Plane(ByteBuffer.wrap(bytes), rowStride, pixelStride), width, height);
  }

  /** A frame of which only {@code raw}'s visible part shows what is meant. */
  static FakeImage yuv(FakeFrame raw) {
    PixelLayout layout = raw.layout();
    PixelLayout.Crop visible = layout.visible();
    Plane luma = new Plane(raw.luma(), layout.rowStride(), layout.pixelStride());
    int width = layout.rowStride() / layout.pixelStride();
    int height = raw.luma().limit() / layout.rowStride();
    Rect crop =
        new Rect(
            visible.left(),
            visible.top(),
            visible.left() + visible.width(),
            visible.top() + visible.height());
    return yuv(luma, width, height).seen(crop).turned(layout.rotationDegrees());
  }

  /** With colours, as most cameras lay them: half as many, one beside the other. */
  private static FakeImage yuv(Plane luma, int width, int height) {
    int rowStride = (width + 1) / 2 * 2;
    byte[] colours = new byte[rowStride * ((height + 1) / 2)];
    for (int i = 0; i < colours.length; i++) {
      colours[i] = (byte) (i % 2 == 0 ? BLUE : RED);
    }
    ByteBuffer both = ByteBuffer.wrap(colours);
    Plane blue = new Plane(both.slice(), rowStride, 2);
    both.position(1);
    Plane red = new Plane(both.slice(), rowStride, 2);
    return new FakeImage(new Plane[] {luma, blue, red}, width, height, ImageFormat.YUV_420_888);
  }

  /** A picture in a file. */
  static FakeImage jpeg(byte[] file, int width, int height) {
    Plane[] planes = {new Plane(ByteBuffer.wrap(file), 0, 0)};
    return new FakeImage(planes, width, height, ImageFormat.JPEG);
  }

  /** Does {@code then} whenever its planes are looked at. */
  FakeImage lookedAt(Runnable then) {
    whenLookedAt = then;
    return this;
  }

  FakeImage turned(int degrees) {
    rotation = degrees;
    return this;
  }

  FakeImage seen(Rect part) {
    crop = part;
    return this;
  }

  FakeImage cutFromSensor(Matrix matrix) {
    fromSensor = matrix;
    return this;
  }

  int closings() {
    return closings;
  }

  @Override
  public void close() {
    closings++;
  }

  @Override
  public Rect getCropRect() {
    return crop;
  }

  @Override
  public void setCropRect(Rect rect) {
    crop = rect;
  }

  @Override
  public int getFormat() {
    return format;
  }

  @Override
  public int getHeight() {
    return height;
  }

  @Override
  public int getWidth() {
    return width;
  }

  @Override
  public PlaneProxy[] getPlanes() {
    whenLookedAt.run();
    if (closings > 0) {
      throw new IllegalStateException("closed");
    }
    return planes.clone();
  }

  @Override
  public ImageInfo getImageInfo() {
    return new ImageInfo() {
      @Override
      public long getTimestamp() {
        return 0;
      }

      @Override
      public int getRotationDegrees() {
        return rotation;
      }

      @Override
      public Matrix getSensorToBufferTransformMatrix() {
        return fromSensor;
      }
    };
  }

  @ExperimentalGetImage
  @Override
  public @Nullable Image getImage() {
    return null;
  }

  /** Bytes and how they lie. */
  private record Plane(ByteBuffer bytes, int rowStride, int pixelStride) implements PlaneProxy {
    @Override
    public int getRowStride() {
      return rowStride;
    }

    @Override
    public int getPixelStride() {
      return pixelStride;
    }

    @Override
    public ByteBuffer getBuffer() {
      return bytes;
    }
  }
}
