package dev.casilla.cli.photo;

import dev.casilla.cli.photo.format.FileType;
import dev.casilla.cli.photo.format.JpegHeader;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
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

/** Decodes a file's pixels; very large pictures are reduced. */
final class PhotoDecoder {
  /** Takes some seconds to decode, and has more detail than a page needs. */
  private static final long TOO_MANY_PIXELS = 100_000_000;

  /**
   * Decoded pixels.
   *
   * @param luma brightness, row by row
   * @param step width and height of a pixel, in pixels of the file
   */
  @SuppressWarnings("ArrayRecordComponent") // A picture is never compared.
  record Pixels(byte[] luma, int width, int height, int step) {}

  /** Decodes a picture with a reader and its parameters. */
  private interface Use<T> {
    T of(ImageReader reader, ImageReadParam param) throws IOException;
  }

  private final byte[] bytes;

  PhotoDecoder(byte[] bytes) {
    this.bytes = bytes;
  }

  Pixels decode() throws PhotoException {
    AreaReducer reducer =
        decode((reader, param) -> new AreaReducer(reader.getWidth(0), reader.getHeight(0)));
    while (reducer.hasNextStrip()) {
      Rectangle strip = reducer.nextStrip();
      byte[] luma =
          decode(
              (reader, param) -> {
                param.setSourceSubsampling(1, 1, 0, 0);
                param.setSourceRegion(strip);
                return lumaOf(reader, param);
              });
      reducer.add(strip, luma);
    }
    return reducer.pixels();
  }

  /** The picture in colour; empty for gray, and for inks, which Java cannot convert. */
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
      // Inks: decode() has converted them already.
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
      // On damaged bytes decoders throw exceptions of many kinds, and some wrap OutOfMemoryError.
      throw new PhotoException(
          isOutOfMemory(e) ? PhotoException.Problem.OUT_OF_MEMORY : PhotoException.Problem.BROKEN,
          e);
    }
  }

  private static boolean isOutOfMemory(Throwable error) {
    Throwable cause = error;
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
    int step = AreaReducer.step(width, height);
    ImageReadParam param = reader.getDefaultReadParam();
    param.setSourceSubsampling(step, step, 0, 0);
    return param;
  }

  /** Whether a file with this beginning has a supported format. */
  static boolean isPicture(byte[] head) throws IOException {
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(head))) {
      return ImageIO.getImageReaders(in).hasNext();
    }
  }

  /** Whether a picture of this size is refused. */
  static boolean isTooLarge(int width, int height) {
    return (long) width * height >= TOO_MANY_PIXELS;
  }

  private static BufferedImage onPaper(BufferedImage image) {
    BufferedImage opaque =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D page = opaque.createGraphics();
    page.drawImage(image, 0, 0, Color.WHITE, null);
    page.dispose();
    return opaque;
  }

  /** Java decodes inks (CMYK) only to their raw values. */
  private byte[] lumaOf(ImageReader reader, ImageReadParam param) throws IOException {
    BufferedImage image;
    try {
      image = reader.read(0, param);
    } catch (IIOException e) {
      if (!reader.canReadRaster() || FileType.of(bytes) != FileType.JPEG) {
        throw e;
      }
      Raster raster = reader.readRaster(0, param);
      return LumaConverter.ofCmyk(raster, new JpegHeader(bytes));
    }
    return LumaConverter.of(image);
  }
}
