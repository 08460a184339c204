package dev.casilla.cli.photo;

import dev.casilla.cli.photo.PhotoException.Problem;
import dev.casilla.cli.photo.format.CompletenessCheck;
import dev.casilla.cli.photo.format.FileType;
import dev.casilla.cli.photo.format.Orientation;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;

/** A decoded picture file. */
public final class Photo {
  /** The largest file that is read. */
  private static final long MAX_BYTES = 1L << 30;

  /** Enough bytes to recognise a format. */
  private static final int HEADER_BYTES = 4096;

  private final byte[] bytes;
  private final LumaPlane plane;
  private final Orientation orientation;
  private final int step;

  private Photo(byte[] bytes, LumaPlane plane, Orientation orientation, int step) {
    this.bytes = bytes;
    this.plane = plane;
    this.orientation = orientation;
    this.step = step;
  }

  /**
   * Decodes the file of this name.
   *
   * @throws PhotoException if it is not a picture that can be decoded
   */
  public static Photo open(String name) throws PhotoException {
    return decode(read(name));
  }

  /**
   * Decodes a picture from a stream, which stays open.
   *
   * @throws PhotoException if it is not a picture that can be decoded
   */
  public static Photo read(InputStream in) throws PhotoException {
    try {
      return decode(readStream(in));
    } catch (IOException e) {
      throw new PhotoException(Problem.UNREADABLE, e);
    }
  }

  private static Photo decode(byte[] bytes) throws PhotoException {
    PhotoDecoder.Pixels pixels = new PhotoDecoder(bytes).decode();
    if (!CompletenessCheck.isFileComplete(bytes)) {
      throw new PhotoException(Problem.BROKEN);
    }
    Orientation orientation = FileType.orientation(bytes);
    if (orientation.isMirrored()) {
      mirror(pixels);
    }
    LumaPlane plane = LumaPlane.of(pixels.luma(), pixels.width(), pixels.height());
    return new Photo(bytes, plane.withRotation(orientation.rotation()), orientation, pixels.step());
  }

  private static byte[] read(String name) throws PhotoException {
    try {
      Path path = Path.of(name);
      if (Files.size(path) > MAX_BYTES) {
        throw new PhotoException(Problem.TOO_LARGE);
      }
      return Files.isRegularFile(path) ? Files.readAllBytes(path) : readPipe(path);
    } catch (IOException | InvalidPathException e) {
      throw new PhotoException(Problem.UNREADABLE, e);
    }
  }

  private static byte[] readPipe(Path path) throws IOException, PhotoException {
    try (InputStream in = Files.newInputStream(path)) {
      return readStream(in);
    }
  }

  /** Reads a pipe or a device, which may never end: at most as much as a file may have. */
  private static byte[] readStream(InputStream in) throws IOException, PhotoException {
    byte[] head = in.readNBytes(HEADER_BYTES);
    if (!PhotoDecoder.isPicture(head)) {
      throw new PhotoException(Problem.NO_PICTURE);
    }
    byte[] rest = in.readNBytes((int) MAX_BYTES - head.length);
    if (in.read() >= 0) {
      throw new PhotoException(Problem.TOO_LARGE);
    }
    byte[] bytes = Arrays.copyOf(head, head.length + rest.length);
    System.arraycopy(rest, 0, bytes, head.length, rest.length);
    return bytes;
  }

  private static void mirror(PhotoDecoder.Pixels pixels) {
    byte[] luma = pixels.luma();
    for (int row = 0; row < pixels.height(); row++) {
      int left = row * pixels.width();
      int right = left + pixels.width() - 1;
      while (left < right) {
        byte before = luma[left];
        luma[left] = luma[right];
        luma[right] = before;
        left++;
        right--;
      }
    }
  }

  /** The brightness of the picture, with the rotation to show it upright. */
  public LumaPlane plane() {
    return plane;
  }

  /**
   * The picture in colour and upright, to draw into.
   *
   * @throws PhotoException if decoding it again fails, for lack of memory
   */
  BufferedImage upright() throws PhotoException {
    BufferedImage stored = stored();
    int width = stored.getWidth();
    int height = stored.getHeight();
    boolean isOnItsSide = orientation.quarterTurns() % 2 == 1;
    BufferedImage upright =
        new BufferedImage(
            isOnItsSide ? height : width, isOnItsSide ? width : height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < upright.getHeight(); y++) {
      for (int x = 0; x < upright.getWidth(); x++) {
        Point place = orientation.stored(new Point(x + 0.5, y + 0.5), width, height);
        upright.setRGB(x, y, stored.getRGB((int) place.x(), (int) place.y()));
      }
    }
    return upright;
  }

  /** The picture as stored. Decoded again on demand: in colour it takes four times the memory. */
  private BufferedImage stored() throws PhotoException {
    return new PhotoDecoder(bytes).decodeColours().orElseGet(this::inGray);
  }

  private BufferedImage inGray() {
    BufferedImage gray =
        new BufferedImage(plane.width(), plane.height(), BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < plane.width() * plane.height(); i++) {
      int x = i % plane.width();
      int luma = plane.luma()[i] & 0xff;
      int storedX = orientation.isMirrored() ? plane.width() - 1 - x : x;
      gray.setRGB(storedX, i / plane.width(), luma * 0x010101);
    }
    return gray;
  }

  /** Converts a point of the upright picture to pixels of the file. */
  public Point inFile(Point upright) {
    Point stored = orientation.stored(upright, plane.width(), plane.height());
    return new Point(stored.x() * step, stored.y() * step);
  }
}
