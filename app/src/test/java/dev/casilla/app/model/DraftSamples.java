package dev.casilla.app.model;

import dev.casilla.app.model.DraftCell.Guess;
import dev.casilla.app.model.DraftCell.Ink;
import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.app.reading.photo.PhotoReader;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.repair.GivenChange;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Sample drafts. */
public final class DraftSamples {
  public static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  /** A cell with a digit that is hard to read: a 3 that may be an 8. */
  public static final int SMUDGED = Cells.named("A3");

  /** A cell with a handwritten digit. */
  public static final int WRITTEN = Cells.named("E5");

  /** A page with a smudged and a handwritten digit. */
  private static final NewspaperPage BEGUN =
      new NewspaperPage(PUZZLE, Grid.EMPTY.with(WRITTEN, 6), 5).smudged(SMUDGED, 0.13);

  private static final int MARGIN = 4;
  private static final int SIDE = BoardPhoto.side(BoardPhoto.CELL, MARGIN);

  /** The page from straight above, at the resolution of a board photo. */
  private static final BoardPhoto PLATE =
      new BoardPhoto(
          new NewspaperPage(PUZZLE, 5).photograph(CameraPose.above(BoardPhoto.CELL), SIDE, SIDE),
          BoardPhoto.CELL,
          MARGIN);

  private DraftSamples() {}

  /** A draft without doubtful cells. */
  public static ScanDraft clear() {
    return draft(PUZZLE, Collections.emptyList());
  }

  /** A draft with doubtful C3 and G7, and a handwritten 6 in E5. */
  public static ScanDraft doubtful() {
    return clear()
        .with(cell("C3"), new DraftCell(Ink.PRINTED, 1, guess(1, 88), guess(7, 9), true))
        .with(cell("G7"), new DraftCell(Ink.PRINTED, 5, guess(5, 82), guess(6, 15), true))
        .with(cell("E5"), new DraftCell(Ink.WRITTEN, 6, guess(6, 97), guess(0, 2), false));
  }

  /** The reading of a page with a smudged digit in {@link #SMUDGED} and a handwritten one. */
  public static ScanDraft read() {
    int side = 720;
    GrayPhoto photo = new GrayPhoto(BEGUN.photograph(CameraPose.above(64), side, side), side, side);
    PhotoResult outcome =
        new PhotoReader(new PuzzleReader(), Optional.empty(), Origin.SCAN).read(photo);
    return ((PhotoResult.Found) outcome).puzzles().get(0).draft();
  }

  /** A draft in which the digits of these cells are certain, but not whether they are printed. */
  public static ScanDraft inkInDoubt(String... names) {
    ScanDraft draft = clear();
    for (String name : names) {
      DraftCell read = draft.cell(cell(name));
      draft =
          draft.with(
              cell(name),
              new DraftCell(read.ink(), read.digit(), read.likely(), read.next(), true));
    }
    return draft;
  }

  /** G7 was read as 6, which clashes. The proposals are 5 and an empty cell. */
  public static ScanDraft mistaken() {
    ScanDraft read =
        draft(PUZZLE.with(cell("G7"), 6), List.of(proposal("G7", 6, 5), proposal("G7", 6, 0)));
    return read.with(cell("G7"), new DraftCell(Ink.PRINTED, 6, guess(6, 55), guess(5, 40), true));
  }

  /** {@link #mistaken} with only one proposal. */
  public static ScanDraft mistakenOnce() {
    ScanDraft read = mistaken();
    return new ScanDraft(read.origin(), read.cells(), read.proposals().subList(0, 1), read.plate());
  }

  /** A proposal with more changes than the screen lists. */
  public static ScanDraft farOff() {
    Grid read = PUZZLE;
    List<GivenChange> changes = new ArrayList<>();
    for (String name : List.of("A3", "B1", "C3", "D4", "G7", "H9")) {
      int printed = PUZZLE.digitAt(cell(name));
      int wrong = 1 + printed % 9;
      read = read.with(cell(name), wrong);
      changes.add(new GivenChange(cell(name), wrong, printed));
    }
    return draft(read, List.of(new RepairProposal(changes)));
  }

  /** G7 was read as 6, and the reader repaired it to 5, which leads to exactly one solution. */
  public static ScanDraft repaired() {
    return clear()
        .with(cell("G7"), new DraftCell(Ink.PRINTED, 5, guess(6, 52), guess(5, 46), true));
  }

  /** G7 was read as 6, which clashes. There is no proposal. */
  public static ScanDraft clashing() {
    return mistaken().withoutProposals();
  }

  /** An empty draft of a page that lies on its left side and needs a clockwise quarter turn. */
  public static ScanDraft lying() {
    return blank().quarterTurned().quarterTurned().quarterTurned();
  }

  /** An empty draft. */
  public static ScanDraft blank() {
    return draft(Grid.EMPTY, Collections.emptyList());
  }

  /** A draft with 16 clues. */
  public static ScanDraft sparse() {
    Grid sparse = PUZZLE;
    for (int cell : PUZZLE.filled()) {
      sparse = sparse.givens() > 16 ? sparse.with(cell, Grid.NO_DIGIT) : sparse;
    }
    return draft(sparse, Collections.emptyList());
  }

  /** A draft with several solutions. */
  public static ScanDraft ambiguous() {
    return draft(
        PUZZLE.with(cell("A3"), 0).with(cell("A5"), 0).with(cell("B1"), 0),
        Collections.emptyList());
  }

  /** A draft without a solution, with a wrong digit that does not clash. */
  public static ScanDraft unsolvable() {
    return draft(PUZZLE.with(cell("A1"), 5), Collections.emptyList());
  }

  public static int cell(String name) {
    return Cells.named(name);
  }

  private static ScanDraft draft(Grid givens, List<RepairProposal> proposals) {
    List<DraftCell> cells = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int digit = givens.digitAt(cell);
      Ink ink = digit == Grid.NO_DIGIT ? Ink.NONE : Ink.PRINTED;
      int other = digit == Grid.NO_DIGIT ? 1 : Grid.NO_DIGIT;
      cells.add(new DraftCell(ink, digit, guess(digit, 100), guess(other, 0), false));
    }
    return new ScanDraft(Origin.SCAN, cells, proposals, Optional.of(PLATE));
  }

  private static Guess guess(int digit, int percent) {
    return new Guess(digit, percent);
  }

  private static RepairProposal proposal(String cell, int from, int to) {
    return new RepairProposal(List.of(new GivenChange(cell(cell), from, to)));
  }
}
