package dev.casilla.app.scan.camera;

import android.graphics.ImageFormat;
import android.graphics.Matrix;
import android.graphics.Rect;
import android.media.Image;
import androidx.camera.core.ExperimentalGetImage;
import androidx.camera.core.ImageInfo;
import androidx.camera.core.ImageProxy;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** An image of CameraX with brightness alone, which counts how often it is closed. */
final class FakeImage implements ImageProxy {
  private final Plane plane;
  private final int width;
  private final int height;
  private final int format;
  private Rect crop;
  private int rotation;
  private Matrix fromSensor = new Matrix();
  private int closings;

  private FakeImage(Plane plane, int width, int height, int format) {
    this.plane = plane;
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
    Plane plane = new Plane(ByteBuffer.wrap(bytes), rowStride, pixelStride);
    return new FakeImage(plane, width, height, ImageFormat.YUV_420_888);
  }

  /** A picture in a file. */
  static FakeImage jpeg(byte[] file, int width, int height) {
    return new FakeImage(new Plane(ByteBuffer.wrap(file), 0, 0), width, height, ImageFormat.JPEG);
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
    if (closings > 0) {
      throw new IllegalStateException("closed");
    }
    return new PlaneProxy[] {plane};
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
