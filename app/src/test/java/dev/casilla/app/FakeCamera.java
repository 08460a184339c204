package dev.casilla.app;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Color;
import android.view.View;
import android.widget.ImageView;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.scan.CameraStatus;
import dev.casilla.app.scan.FakeFrame;
import dev.casilla.app.scan.FrameListener;
import dev.casilla.app.scan.PixelLayout;
import dev.casilla.app.scan.Projection;
import dev.casilla.app.scan.ScanCamera;
import dev.casilla.app.scan.Torch;

/** A camera that shows what it is told to. */
public final class FakeCamera implements ScanCamera {
  private final ImageView preview;
  private final FrameListener frames;
  private final MutableLiveData<CameraStatus> status = new MutableLiveData<>(CameraStatus.STARTING);
  private final MutableLiveData<Torch> torch = new MutableLiveData<>(Torch.OFF);
  private boolean isOpen;

  FakeCamera(Context context, FrameListener frames) {
    this.frames = frames;
    preview = new ImageView(context);
    preview.setScaleType(ImageView.ScaleType.CENTER_CROP);
  }

  /** Whether somebody wants its frames. */
  public boolean isOpen() {
    return isOpen;
  }

  /** Says how it is. */
  public void be(CameraStatus now) {
    status.setValue(now);
  }

  /** Sees this picture; tells the frame that it delivered. */
  public FakeFrame see(byte[] luma, int width, int height) {
    int[] pixels = new int[luma.length];
    for (int i = 0; i < luma.length; i++) {
      int gray = luma[i] & 0xff;
      pixels[i] = Color.rgb(gray, gray * 97 / 100, gray * 90 / 100);
    }
    preview.setImageBitmap(Bitmap.createBitmap(pixels, width, height, Bitmap.Config.ARGB_8888));
    PixelLayout layout = new PixelLayout(width, 1, new PixelLayout.Crop(0, 0, width, height), 0);
    Projection toView =
        Projection.fillCenter(
            layout,
            Math.max(1, preview.getWidth()),
            Math.max(1, preview.getHeight()),
            Projection.Mirror.PLAIN);
    FakeFrame frame = new FakeFrame(luma, layout, toView);
    frames.onFrame(frame);
    return frame;
  }

  @Override
  public View preview() {
    return preview;
  }

  @Override
  public void open() {
    isOpen = true;
  }

  @Override
  public void close() {
    isOpen = false;
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
}
