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
 * Estimates how much memory a photo takes, by its file's length and header. Stateless.
 *
 * <p>Of a pipe neither is known before it is read, and what was read of it is gone: so it is left
 * alone, and taken to need everything.
 */
final class MemoryEstimate {
  private static final String STANDARD_INPUT = "-";

  /** Three colours and transparency, and brightness. */
  private static final long BYTES_A_PIXEL = 5;

  private MemoryEstimate() {}

  /** Of what cannot be looked at beforehand. */
  static final long UNKNOWN = Long.MAX_VALUE;

  /** Bytes to read and decode the file of this name; of one that cannot be, 0 or its length. */
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
      return attributes.size() + BYTES_A_PIXEL * pixels(path);
    } catch (IOException | InvalidPathException e) {
      // Whoever opens it will find out and say so.
      return 0;
    }
  }

  private static long pixels(Path path) {
    try (ImageInputStream in = ImageIO.createImageInputStream(path.toFile())) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      return readers.hasNext() ? pixels(readers.next(), in) : 0;
    } catch (IOException | RuntimeException e) {
      // Broken headers make decoders throw whatever comes of it; there is nothing to decode then.
      return 0;
    }
  }

  private static long pixels(ImageReader reader, ImageInputStream in) throws IOException {
    try {
      reader.setInput(in, true, true);
      int width = reader.getWidth(0);
      int height = reader.getHeight(0);
      int step = PhotoDecoder.step(width, height);
      return PhotoDecoder.isTooLarge(width, height) ? 0 : (long) width * height / step / step;
    } finally {
      reader.dispose();
    }
  }
}
