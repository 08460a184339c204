package dev.casilla.app.reading.photo;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/**
 * Detects whether a JPEG file is complete. Decoders do not report that, and fill the missing part
 * with gray. Stateless.
 */
/*
 * A JPEG is a sequence of segments. Each starts with a marker of two bytes, the first of which is
 * FF, and most have a length. The data after the start of a scan has none: it ends at the next FF
 * that is neither stuffing (FF 00) nor a restart marker.
 */
final class JpegEndDetector {
  private static final int MARKER = 0xff;
  private static final int STUFFING = 0;
  private static final int ALONE = 0x01;
  private static final int FIRST_RESTART = 0xd0;
  private static final int LAST_RESTART = 0xd7;
  private static final int START = 0xd8;
  private static final int END = 0xd9;
  private static final int BUFFER = 1 << 16;

  private JpegEndDetector() {}

  static boolean isIn(InputStream file) throws IOException {
    try {
      InputStream in = new BufferedInputStream(file, BUFFER);
      for (int marker = nextMarker(in); marker != END; marker = nextMarker(in)) {
        if (hasLength(marker)) {
          skip(in, ((next(in) << 8) | next(in)) - 2);
        }
      }
      return true;
    } catch (EOFException e) {
      return false;
    }
  }

  private static int nextMarker(InputStream in) throws IOException {
    while (true) {
      int read = next(in);
      while (read == MARKER) {
        read = next(in);
        if (read != MARKER && read != STUFFING) {
          return read;
        }
      }
    }
  }

  private static boolean hasLength(int marker) {
    return marker != ALONE && marker != START && !isRestart(marker);
  }

  private static boolean isRestart(int marker) {
    return marker >= FIRST_RESTART && marker <= LAST_RESTART;
  }

  private static void skip(InputStream in, int bytes) throws IOException {
    for (int i = 0; i < bytes; i++) {
      next(in);
    }
  }

  private static int next(InputStream in) throws IOException {
    int read = in.read();
    if (read < 0) {
      throw new EOFException();
    }
    return read;
  }
}
