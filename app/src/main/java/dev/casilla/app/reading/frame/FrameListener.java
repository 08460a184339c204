package dev.casilla.app.reading.frame;

/** Takes frames and pictures, one after the other, on a thread for this alone. */
public interface FrameListener {
  /** Makes what it can of {@code frame} and closes it. */
  void onFrame(Frame frame);

  /** Makes what it can of the picture that the camera was to take, and closes it. */
  void onPicture(Frame picture);

  /** Takes note that the camera could not take the picture. */
  void onNoPicture();
}
