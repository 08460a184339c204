package dev.casilla.app.reading.photo;

import java.util.Optional;

/** Where photos come from. Every call may take seconds: not for the main thread. */
public interface PhotoSource {
  /** Opens the photo at {@code address}. May wait for another app, for ever if that hangs. */
  OpenedPhoto open(String address);

  /**
   * Where a camera app may put a photo for this screen; one that is left from before is deleted.
   * Absent if the device has no room for one.
   */
  Optional<String> createCaptureUri();

  /** Deletes the photo if it was taken for this screen, and does nothing if it was not. */
  void deleteCapture(String address);

  /** Deletes what was taken for this screen long ago and is still there. */
  void deleteOldCaptures();
}
