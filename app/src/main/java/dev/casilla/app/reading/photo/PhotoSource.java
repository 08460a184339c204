package dev.casilla.app.reading.photo;

import java.util.Optional;

/** Opens photos by their content URIs. Every call may take seconds: not for the main thread. */
public interface PhotoSource {
  sealed interface OpenedPhoto {
    /** The photo, sampled to a size that can be read. */
    record Opened(GrayPhoto photo) implements OpenedPhoto {}

    /** A photo whose file ends early; the missing part is gray. */
    record Part(GrayPhoto photo) implements OpenedPhoto {}

    record Failed(PhotoError trouble) implements OpenedPhoto {}
  }

  /** Opens the photo at {@code address}. Blocks for as long as the providing app does. */
  OpenedPhoto open(String address);

  /**
   * The content URI where a camera app can write a photo, after deleting an earlier one. Absent if
   * the storage is full.
   */
  Optional<String> createCaptureUri();

  /** Deletes the photo at {@code address} if a camera app wrote it for this app. */
  void deleteCapture(String address);

  /** Deletes a photo that a camera app wrote for this app long ago. */
  void deleteOldCaptures();
}
