package dev.casilla.training.cells;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.testing.CorpusPhoto;
import java.util.Arrays;
import java.util.Optional;

/** The upright cells of a photo. */
public final class PhotoBoard {
  private final CorpusPhoto photo;
  private final byte[] patches;
  private final Optional<String> inspected;

  /**
   * Creates a board.
   *
   * @param inspected the printed digits, for puzzles for which {@code truth.csv} does not contain
   *     them
   */
  PhotoBoard(CorpusPhoto photo, byte[] patches, Optional<String> inspected) {
    this.photo = photo;
    this.patches = patches;
    this.inspected = inspected;
  }

  public CorpusPhoto photo() {
    return photo;
  }

  byte[] patches() {
    return patches;
  }

  /** Whether it is from the calendar, whose cells may hold handwriting. */
  public boolean hasHandwriting() {
    return photo.set().startsWith("calendar");
  }

  public LabelledPatch cell(int cell) {
    int offset = cell * InkNormalizer.PIXELS;
    byte[] patch = Arrays.copyOfRange(patches, offset, offset + InkNormalizer.PIXELS);
    return new LabelledPatch(patch, mark(cell));
  }

  private int mark(int cell) {
    char truth = photo.givens().charAt(cell);
    char printed = inspected.orElse(photo.givens()).charAt(cell);
    if (Character.isDigit(printed)) {
      return CellClass.printed(Character.digit(printed, 10));
    }
    boolean isWritten = hasHandwriting() && Character.isDigit(truth);
    return isWritten ? CellClass.written(Character.digit(truth, 10)) : CellClass.EMPTY;
  }
}
