package dev.casilla.cli.photo;

import dev.casilla.cli.photo.format.JpegHeader;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Decodes a file's pixels, leaving out some of them where there are very many. */
final class PhotoDecoder {
  /**
   * Pixels of the longer side beyond which only every second, third… is decoded. The reader itself
   * takes pictures down to less than half of that.
   */
  private static final int LONG_SIDE = 5000;

  /** A tenth of a gigapixel: some seconds of decoding, and more than a page needs. */
  private static final long TOO_MANY_PIXELS = 100_000_000;

  /**
   * Decoded pixels.
   *
   * @param luma brightness, row by row
   * @param step how many of the file's pixels lie between two of these
   */
  @SuppressWarnings("ArrayRecordComponent") // A picture is never compared.
  record Pixels(byte[] luma, int width, int height, int step) {}

  /** What to make of a picture that is about to be decoded. */
  private interface Use<T> {
    T of(ImageReader reader, ImageReadParam param) throws IOException;
  }

  private final byte[] bytes;

  PhotoDecoder(byte[] bytes) {
    this.bytes = bytes;
  }

  Pixels decode() throws PhotoException {
    return decode(
        (reader, param) -> {
          int step = param.getSourceXSubsampling();
          int width = (reader.getWidth(0) + step - 1) / step;
          int height = (reader.getHeight(0) + step - 1) / step;
          return new Pixels(lumaOf(reader, param), width, height, step);
        });
  }

  /** The same pixels in their colours; nothing for gray, and for inks, which Java cannot show. */
  Optional<BufferedImage> decodeColours() throws PhotoException {
    return decode((reader, param) -> coloursOf(reader, param).map(PhotoDecoder::onPaper));
  }

  private static Optional<BufferedImage> coloursOf(ImageReader reader, ImageReadParam param)
      throws IOException {
    try {
      return Optional.of(reader.read(0, param)).filter(image -> !LumaConverter.isGray(image));
    } catch (IIOException e) {
      if (isOutOfMemory(e)) {
        throw e;
      }
      // Their luma could be had, or there would be no photo.
      return Optional.empty();
    }
  }

  private <T> T decode(Use<T> use) throws PhotoException {
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        throw new PhotoException(PhotoException.Problem.NO_PICTURE);
      }
      ImageReader reader = readers.next();
      try {
        reader.setInput(in, true, true);
        return use.of(reader, param(reader));
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      // The decoders throw whatever comes of broken bytes: IllegalArgumentException, negative
      // array sizes, and more. Some say that they are out of memory in the same way.
      throw new PhotoException(
          isOutOfMemory(e) ? PhotoException.Problem.OUT_OF_MEMORY : PhotoException.Problem.BROKEN,
          e);
    }
  }

  private static boolean isOutOfMemory(Throwable trouble) {
    Throwable cause = trouble;
    while (cause != null && !(cause instanceof OutOfMemoryError)) {
      cause = cause.getCause();
    }
    return cause != null;
  }

  private static ImageReadParam param(ImageReader reader) throws IOException, PhotoException {
    int width = reader.getWidth(0);
    int height = reader.getHeight(0);
    if (isTooLarge(width, height)) {
      throw new PhotoException(PhotoException.Problem.TOO_LARGE);
    }
    int step = step(width, height);
    ImageReadParam param = reader.getDefaultReadParam();
    param.setSourceSubsampling(step, step, 0, 0);
    return param;
  }

  /** Whether a file that begins like this is of a format that is known here. */
  static boolean isPicture(byte[] head) throws IOException {
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(head))) {
      return ImageIO.getImageReaders(in).hasNext();
    }
  }

  /** Whether a picture of this size is refused. */
  static boolean isTooLarge(int width, int height) {
    return (long) width * height >= TOO_MANY_PIXELS;
  }

  /** Of how many pixels of a row, and of how many rows, one is decoded. */
  static int step(int width, int height) {
    return Math.max(1, (Math.max(width, height) + LONG_SIDE - 1) / LONG_SIDE);
  }

  private static BufferedImage onPaper(BufferedImage image) {
    BufferedImage opaque =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D page = opaque.createGraphics();
    page.drawImage(image, 0, 0, Color.WHITE, null);
    page.dispose();
    return opaque;
  }

  /** Java decodes four colours of ink to nothing but the bare numbers. */
  private byte[] lumaOf(ImageReader reader, ImageReadParam param) throws IOException {
    BufferedImage image;
    try {
      image = reader.read(0, param);
    } catch (IIOException e) {
      if (!reader.canReadRaster() || !JpegHeader.isJpeg(bytes)) {
        throw e;
      }
      Raster raster = reader.readRaster(0, param);
      return LumaConverter.ofCmyk(raster, new JpegHeader(bytes));
    }
    return LumaConverter.of(image);
  }
}
