package dev.casilla.training;

import dev.casilla.reader.digits.InkScale;
import dev.casilla.reader.digits.Mark;
import dev.casilla.reader.testing.Photo;
import java.util.Arrays;
import java.util.Optional;

/** The cells of a photo, upright. */
final class RealBoard {
  private final Photo photo;
  private final byte[] patches;
  private final Optional<String> looked;

  /**
   * A board.
   *
   * @param looked the printed digits, for puzzles of which {@code truth.csv} does not tell them
   */
  RealBoard(Photo photo, byte[] patches, Optional<String> looked) {
    this.photo = photo;
    this.patches = patches;
    this.looked = looked;
  }

  Photo photo() {
    return photo;
  }

  byte[] patches() {
    return patches;
  }

  /** Whether it is the calendar, where people wrote into the cells. */
  boolean hasHandwriting() {
    return photo.set().startsWith("calendar");
  }

  Sample cell(int cell) {
    int offset = cell * InkScale.PIXELS;
    byte[] patch = Arrays.copyOfRange(patches, offset, offset + InkScale.PIXELS);
    return new Sample(patch, mark(cell));
  }

  private int mark(int cell) {
    char truth = photo.givens().charAt(cell);
    char printed = looked.orElse(photo.givens()).charAt(cell);
    if (Character.isDigit(printed)) {
      return Mark.printed(Character.digit(printed, 10));
    }
    boolean isWritten = hasHandwriting() && Character.isDigit(truth);
    return isWritten ? Mark.written(Character.digit(truth, 10)) : Mark.EMPTY;
  }
}
