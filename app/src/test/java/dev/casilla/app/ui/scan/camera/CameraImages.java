package dev.casilla.app.ui.scan.camera;

import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.reading.frame.Frame;

/** Delivers CameraX's images for tests outside this package. */
public final class CameraImages {
  private final CameraImageAnalyzer analysis;

  /** Delivers images to {@code frames}, as CameraX does. */
  public CameraImages(Frame.Listener frames) {
    analysis = new CameraImageAnalyzer(frames);
  }

  /** Delivers an image with brightness as {@code raw} has it; tells how often it was closed. */
  public int deliver(FakeFrame raw) {
    FakeCameraImage image = FakeCameraImage.yuv(raw);
    analysis.analyze(image.image());
    return image.closings();
  }
}
