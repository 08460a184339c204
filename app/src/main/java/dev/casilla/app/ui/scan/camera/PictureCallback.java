package dev.casilla.app.ui.scan.camera;

import androidx.camera.core.ImageCapture;
import androidx.camera.core.ImageCaptureException;
import androidx.camera.core.ImageProxy;
import dev.casilla.app.log.FailureLog;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.reading.frame.FrameListener;
import java.util.Optional;

/** Passes the picture on that CameraX was asked for. */
final class PictureCallback extends ImageCapture.OnImageCapturedCallback {
  private final FrameListener frames;

  PictureCallback(FrameListener frames) {
    this.frames = frames;
  }

  @Override
  public void onCaptureSuccess(ImageProxy image) {
    Optional<Frame> still;
    try (image) {
      still = StillFrame.of(image);
    } catch (OutOfMemoryError e) {
      // A large picture is the likeliest not to fit; the frames, which do, have to do.
      still = Optional.empty();
    } catch (RuntimeException e) {
      FailureLog.log("taking over a picture", e);
      still = Optional.empty();
    }
    if (still.isPresent()) {
      frames.onPicture(still.get());
    } else {
      frames.onNoPicture();
    }
  }

  @Override
  public void onError(ImageCaptureException exception) {
    frames.onNoPicture();
  }
}
