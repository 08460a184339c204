package dev.casilla.cli.photo;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.Locale;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;

/** An image format whose decoder fails the second time. */
public final class DecodeOnceFormat extends ImageReaderSpi {
  /** The content of a file in this format. */
  public static final byte[] FILE = "forgetful".getBytes(StandardCharsets.US_ASCII);

  private static final int WIDTH = 320;
  private static final int HEIGHT = 240;

  /** The way in which decoding fails. */
  public interface Failure {
    /** Throws the exception. */
    void fail() throws IOException;
  }

  private final Failure failure;
  private boolean isDecoded;

  /** A format whose decoder fails in this way the second time. */
  public DecodeOnceFormat(Failure failure) {
    inputTypes = new Class<?>[] {ImageInputStream.class};
    this.failure = failure;
  }

  @Override
  public boolean canDecodeInput(Object source) throws IOException {
    ImageInputStream in = (ImageInputStream) source;
    byte[] start = new byte[FILE.length];
    in.mark();
    int length = in.read(start);
    in.reset();
    return length == FILE.length && Arrays.equals(start, FILE);
  }

  @Override
  public ImageReader createReaderInstance(Object extension) {
    return new Reader(this);
  }

  @Override
  public String getDescription(Locale locale) {
    return "forgetful";
  }

  private static final class Reader extends ImageReader {
    private final DecodeOnceFormat format;

    Reader(DecodeOnceFormat format) {
      super(format);
      this.format = format;
    }

    @Override
    public int getNumImages(boolean isSearchAllowed) {
      return 1;
    }

    @Override
    public int getWidth(int index) {
      return WIDTH;
    }

    @Override
    public int getHeight(int index) {
      return HEIGHT;
    }

    @Override
    public Iterator<ImageTypeSpecifier> getImageTypes(int index) {
      return Collections.emptyIterator();
    }

    @Override
    public IIOMetadata getStreamMetadata() {
      throw new UnsupportedOperationException();
    }

    @Override
    public IIOMetadata getImageMetadata(int index) {
      throw new UnsupportedOperationException();
    }

    @Override
    public BufferedImage read(int index, ImageReadParam param) throws IOException {
      if (format.isDecoded) {
        format.failure.fail();
      }
      format.isDecoded = true;
      return new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_3BYTE_BGR);
    }
  }
}
