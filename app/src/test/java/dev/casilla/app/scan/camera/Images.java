package dev.casilla.app.scan.camera;

import dev.casilla.app.scan.FakeFrame;
import dev.casilla.app.scan.FrameListener;

/** CameraX's images, for those who see only what becomes of them. */
public final class Images {
  private final Analysis analysis;

  /** Delivers images to {@code frames}, as CameraX does. */
  public Images(FrameListener frames) {
    analysis = new Analysis(frames);
  }

  /** Delivers an image with brightness as {@code raw} has it; tells how often it was closed. */
  public int deliver(FakeFrame raw) {
    FakeImage image = FakeImage.yuv(raw);
    analysis.analyze(image.image());
    return image.closings();
  }
}
