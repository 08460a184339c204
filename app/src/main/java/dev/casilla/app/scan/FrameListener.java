package dev.casilla.app.scan;

/** Takes frames, one after the other, on a thread for this alone. */
public interface FrameListener {
  /** Makes what it can of {@code frame} and closes it. */
  void onFrame(Frame frame);
}
