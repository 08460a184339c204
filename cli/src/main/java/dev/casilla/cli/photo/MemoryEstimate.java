package dev.casilla.cli.photo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/**
 * Estimates the memory that a photo takes, from its file's length and header. Stateless.
 *
 * <p>A pipe can be read only once, so it is not examined and counts as unknown.
 */
final class MemoryEstimate {
  private static final String STANDARD_INPUT = "-";

  /** Three colours, transparency and brightness. */
  private static final long BYTES_A_PIXEL = 5;

  private MemoryEstimate() {}

  /** The estimate for what cannot be examined. */
  static final long UNKNOWN = Long.MAX_VALUE;

  /** Bytes to read and decode the file of this name; 0 or its length if it cannot be decoded. */
  static long of(String name) {
    if (name.equals(STANDARD_INPUT)) {
      return UNKNOWN;
    }
    try {
      Path path = Path.of(name);
      BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
      if (!attributes.isRegularFile()) {
        return attributes.isOther() ? UNKNOWN : 0;
      }
      return attributes.size() + decodedBytes(path);
    } catch (IOException | InvalidPathException e) {
      // Opening it will report the error.
      return 0;
    }
  }

  private static long decodedBytes(Path path) {
    try (ImageInputStream in = ImageIO.createImageInputStream(path.toFile())) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      return readers.hasNext() ? decodedBytes(readers.next(), in) : 0;
    } catch (IOException | RuntimeException e) {
      // The header is damaged, so nothing will be decoded.
      return 0;
    }
  }

  private static long decodedBytes(ImageReader reader, ImageInputStream in) throws IOException {
    try {
      reader.setInput(in, true, true);
      int width = reader.getWidth(0);
      int height = reader.getHeight(0);
      return PhotoDecoder.isTooLarge(width, height) ? 0 : bytes(width, height);
    } finally {
      reader.dispose();
    }
  }

  private static long bytes(int width, int height) {
    int step = AreaReducer.step(width, height);
    long reduced = step == 1 ? 0 : (long) width * height / step / step;
    return BYTES_A_PIXEL * AreaReducer.pixelsAtATime(width, height) + reduced;
  }
}
