package dev.casilla.app.ui.scan.camera;

import android.graphics.Matrix;
import android.graphics.Rect;
import androidx.camera.core.ImageInfo;
import androidx.camera.core.ImageProxy;
import androidx.camera.core.ImageProxy.PlaneProxy;
import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.reading.frame.PixelLayout;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An image of CameraX that counts how often it is closed. */
final class FakeCameraImage {
  private static final int BLUE = 90;
  private static final int RED = 210;

  /** Brightness, blue and red of a frame, or a file. */
  private final Plane[] planes;

  private final int width;
  private final int height;
  private Rect crop;
  private int rotation;
  private Matrix fromSensor = new Matrix();
  private Runnable whenLookedAt = () -> {};
  private int closings;

  private FakeCameraImage(Plane[] planes, int width, int height) {
    this.planes = planes;
    this.width = width;
    this.height = height;
    this.crop = new Rect(0, 0, width, height);
  }

  /**
   * A frame of {@code luma}, whose rows are {@code padding} bytes longer than their pixels, and
   * whose pixels are {@code pixelStride} bytes apart.
   */
  static FakeCameraImage yuv(byte[] luma, int width, int pixelStride, int padding) {
    int height = luma.length / width;
    int rowStride = width * pixelStride + padding;
    byte[] bytes = new byte[rowStride * height];
    for (int i = 0; i < luma.length; i++) {
      bytes[i / width * rowStride + i % width * pixelStride] = luma[i];
    }
    return yuv(new Plane(ByteBuffer.wrap(bytes), rowStride, pixelStride), width, height);
  }

  /** A frame of which only {@code raw}'s visible part shows what is meant. */
  static FakeCameraImage yuv(FakeFrame raw) {
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
  private static FakeCameraImage yuv(Plane luma, int width, int height) {
    int rowStride = (width + 1) / 2 * 2;
    byte[] colours = new byte[rowStride * ((height + 1) / 2)];
    for (int i = 0; i < colours.length; i++) {
      colours[i] = (byte) (i % 2 == 0 ? BLUE : RED);
    }
    ByteBuffer both = ByteBuffer.wrap(colours);
    Plane blue = new Plane(both.slice(), rowStride, 2);
    both.position(1);
    Plane red = new Plane(both.slice(), rowStride, 2);
    return new FakeCameraImage(new Plane[] {luma, blue, red}, width, height);
  }

  /** A picture in a file. */
  static FakeCameraImage jpeg(byte[] file, int width, int height) {
    Plane[] planes = {new Plane(ByteBuffer.wrap(file), 0, 0)};
    return new FakeCameraImage(planes, width, height);
  }

  /** Runs {@code then} whenever its planes are read. */
  FakeCameraImage lookedAt(Runnable then) {
    whenLookedAt = then;
    return this;
  }

  FakeCameraImage turned(int degrees) {
    rotation = degrees;
    return this;
  }

  FakeCameraImage seen(Rect part) {
    crop = part;
    return this;
  }

  FakeCameraImage cutFromSensor(Matrix matrix) {
    fromSensor = matrix;
    return this;
  }

  int closings() {
    return closings;
  }

  /** The image as CameraX delivers it. */
  ImageProxy image() {
    return CameraXProxies.as(
        ImageProxy.class,
        Map.of(
            "close",
            this::close,
            "getCropRect",
            () -> crop,
            "getHeight",
            () -> height,
            "getWidth",
            () -> width,
            "getPlanes",
            this::planes,
            "getImageInfo",
            this::info));
  }

  private @Nullable Object close() {
    closings++;
    return null;
  }

  private PlaneProxy[] planes() {
    whenLookedAt.run();
    if (closings > 0) {
      throw new IllegalStateException("closed");
    }
    return Arrays.stream(planes).map(Plane::proxy).toArray(PlaneProxy[]::new);
  }

  private ImageInfo info() {
    return CameraXProxies.as(
        ImageInfo.class,
        Map.of(
            "getRotationDegrees", () -> rotation,
            "getSensorToBufferTransformMatrix", () -> fromSensor));
  }

  /** Bytes and how they lie. */
  private record Plane(ByteBuffer bytes, int rowStride, int pixelStride) {
    PlaneProxy proxy() {
      return CameraXProxies.as(
          PlaneProxy.class,
          Map.of(
              "getRowStride", () -> rowStride,
              "getPixelStride", () -> pixelStride,
              "getBuffer", () -> bytes));
    }
  }
}
