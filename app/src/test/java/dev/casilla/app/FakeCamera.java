package dev.casilla.app;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Color;
import android.view.View;
import android.widget.ImageView;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.reading.frame.PixelLayout;
import dev.casilla.app.reading.frame.ViewProjection;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * A fake camera. It delivers frames to the reading thread, which reads them while the test waits.
 */
public final class FakeCamera implements ScanCamera {
  private static final int SHORT_SIDE = 720;
  private static final int LONG_SIDE = 1280;

  private final ImageView preview;
  private final Executor reading;
  private final Frame.Listener frames;
  private final MutableLiveData<CameraStatus> status = new MutableLiveData<>(CameraStatus.STARTING);
  private final MutableLiveData<Torch> torch = new MutableLiveData<>(Torch.OFF);
  private boolean isThere = true;
  private boolean isOpen;
  private int openings;
  private int picturesWanted;

  FakeCamera(Context context, Executor reading, Frame.Listener frames) {
    this.reading = reading;
    this.frames = frames;
    preview = new ImageView(context);
    preview.setScaleType(ImageView.ScaleType.CENTER_CROP);
  }

  /** Whether it is open. */
  public boolean isOpen() {
    return isOpen;
  }

  /** Makes the device have no camera. */
  public void remove() {
    isThere = false;
  }

  /** How often it was opened. */
  public int openings() {
    return openings;
  }

  /** Reports this status. */
  public void be(CameraStatus now) {
    status.setValue(now);
  }

  /** Shows this picture; returns the frame that it delivers. */
  public FakeFrame see(byte[] luma, int width, int height) {
    show(luma, width, height);
    PixelLayout layout = layout(width, height);
    FakeFrame frame = new FakeFrame(luma, layout, toView(layout));
    pass(frame);
    return frame;
  }

  /** Delivers a frame. */
  public void pass(FakeFrame frame) {
    whereReading(() -> frames.onFrame(frame));
  }

  private void whereReading(Runnable work) {
    FutureTask<@Nullable Void> task = new FutureTask<>(work, null);
    reading.execute(task);
    try {
      task.get();
    } catch (ExecutionException | InterruptedException e) {
      throw new AssertionError("not read", e);
    }
  }

  /** A frame of the page, which is shown but not delivered. */
  public FakeFrame hold(NewspaperPage page, CameraPose pose) {
    int width = isUpright() ? SHORT_SIDE : LONG_SIDE;
    int height = isUpright() ? LONG_SIDE : SHORT_SIDE;
    byte[] luma = page.photograph(pose, width, height);
    show(luma, width, height);
    PixelLayout layout = layout(width, height);
    return new FakeFrame(luma, layout, toView(layout));
  }

  /** The corners of the puzzle in the preview. */
  public Quad corners(CameraPose pose) {
    int width = isUpright() ? SHORT_SIDE : LONG_SIDE;
    int height = isUpright() ? LONG_SIDE : SHORT_SIDE;
    ViewProjection toView = toView(layout(width, height));
    List<Point> corners = NewspaperPage.corners(pose, width, height);
    return new Quad(
        toView.map(corners.get(0)),
        toView.map(corners.get(1)),
        toView.map(corners.get(2)),
        toView.map(corners.get(3)));
  }

  private boolean isUpright() {
    return preview.getHeight() >= preview.getWidth();
  }

  @Override
  public View preview() {
    return preview;
  }

  @Override
  public boolean isThere() {
    return isThere;
  }

  @Override
  public void open() {
    if (!isOpen) {
      isOpen = true;
      openings++;
    }
  }

  /** Reports the torch, as a device's camera does. */
  @Override
  public void close() {
    if (isOpen) {
      isOpen = false;
      torch.setValue(torch.getValue());
    }
  }

  /** How many pictures were requested. */
  public int picturesWanted() {
    return picturesWanted;
  }

  /** Delivers this as the shutter's picture. */
  public FakeFrame deliver(byte[] luma, int width, int height) {
    FakeFrame picture = FakeFrame.upright(luma, width, height);
    whereReading(() -> frames.onPicture(picture));
    return picture;
  }

  @Override
  public void takePicture() {
    picturesWanted++;
  }

  @Override
  public void light(Torch wanted) {
    torch.setValue(wanted);
  }

  @Override
  public LiveData<CameraStatus> status() {
    return status;
  }

  @Override
  public LiveData<Torch> torch() {
    return torch;
  }

  private void show(byte[] luma, int width, int height) {
    int[] pixels = new int[luma.length];
    for (int i = 0; i < luma.length; i++) {
      int gray = luma[i] & 0xff;
      pixels[i] = Color.rgb(gray, gray * 97 / 100, gray * 90 / 100);
    }
    preview.setImageBitmap(Bitmap.createBitmap(pixels, width, height, Bitmap.Config.ARGB_8888));
  }

  /** Scales the frame to fill the preview. */
  private ViewProjection toView(PixelLayout layout) {
    float width = Math.max(1, preview.getWidth());
    float height = Math.max(1, preview.getHeight());
    PixelLayout.Crop seen = layout.visible();
    float scale = Math.max(width / seen.width(), height / seen.height());
    float left = (width - seen.width() * scale) / 2;
    float top = (height - seen.height() * scale) / 2;
    return new ViewProjection(scale, 0, left, 0, scale, top, 0, 0, 1);
  }

  private static PixelLayout layout(int width, int height) {
    return new PixelLayout(width, 1, new PixelLayout.Crop(0, 0, width, height), 0);
  }
}
