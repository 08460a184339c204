package dev.casilla.training;

import dev.casilla.reader.digits.InkScale;
import dev.casilla.reader.digits.Mark;
import dev.casilla.reader.testing.Photo;
import java.util.Arrays;

/** The cells of a photo, upright. */
final class RealBoard {
  private final Photo photo;
  private final byte[] patches;

  RealBoard(Photo photo, byte[] patches) {
    this.photo = photo;
    this.patches = patches;
  }

  Photo photo() {
    return photo;
  }

  byte[] patches() {
    return patches;
  }

  private static final char CANDIDATES = 'c';

  /** Whether it is the calendar, where people wrote into the cells. */
  boolean hasHandwriting() {
    return photo.set().startsWith("calendar");
  }

  Sample cell(int cell) {
    int offset = cell * InkScale.PIXELS;
    byte[] patch = Arrays.copyOfRange(patches, offset, offset + InkScale.PIXELS);
    return new Sample(patch, allowed(photo.givens().charAt(cell)));
  }

  private int allowed(char truth) {
    if (truth == '.' || truth == CANDIDATES) {
      return Sample.bit(Mark.EMPTY);
    }
    int digit = Character.digit(truth, 10);
    int printed = Sample.bit(Mark.printed(digit));
    return hasHandwriting() ? printed | Sample.bit(Mark.written(digit)) : printed;
  }
}
