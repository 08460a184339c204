package dev.casilla.cli.photo;

import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Decodes a file's pixels, leaving out some of them where there are very many. */
final class Decoder {
  /**
   * Pixels of the longer side beyond which only every second, third… is decoded. The reader itself
   * takes pictures down to less than half of that.
   */
  private static final int LONG_SIDE = 5000;

  /** Half a gigapixel: a minute of decoding. */
  private static final long MOST_PIXELS = 500_000_000;

  /**
   * Decoded pixels.
   *
   * @param luma brightness, row by row
   * @param step how many of the file's pixels lie between two of these
   */
  @SuppressWarnings("ArrayRecordComponent") // A picture is never compared.
  record Pixels(byte[] luma, int width, int height, int step) {}

  private final byte[] bytes;

  Decoder(byte[] bytes) {
    this.bytes = bytes;
  }

  Pixels decode() throws PhotoException {
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        throw new PhotoException(PhotoException.Problem.NO_PICTURE);
      }
      ImageReader reader = readers.next();
      try {
        reader.setInput(in, true, true);
        return decode(reader);
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      // The decoders throw whatever comes of broken bytes: IllegalArgumentException, negative
      // array sizes, and more.
      throw new PhotoException(PhotoException.Problem.BROKEN, e);
    }
  }

  private Pixels decode(ImageReader reader) throws IOException, PhotoException {
    int width = reader.getWidth(0);
    int height = reader.getHeight(0);
    if ((long) width * height > MOST_PIXELS) {
      throw new PhotoException(PhotoException.Problem.TOO_LARGE);
    }
    int step = Math.max(1, (Math.max(width, height) + LONG_SIDE - 1) / LONG_SIDE);
    ImageReadParam param = reader.getDefaultReadParam();
    param.setSourceSubsampling(step, step, 0, 0);
    byte[] luma = lumaOf(reader, param);
    return new Pixels(luma, (width + step - 1) / step, (height + step - 1) / step, step);
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
      return Luma.ofInk(raster, new JpegHeader(bytes));
    }
    return Luma.of(image);
  }
}
