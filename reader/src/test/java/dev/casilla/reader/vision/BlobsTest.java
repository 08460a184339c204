package dev.casilla.reader.vision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class BlobsTest {
  private final Blobs blobs = new Blobs();

  @Test
  void ofInk_touchingAtCorners_isOnePiece() {
    blobs.ofInk(Ascii.ink("#..#", ".##.", "#..#"));

    assertEquals(1, blobs.count());
    assertEquals(6, blobs.box(0).area);
  }

  @Test
  void ofPaper_touchingAtCorners_isApart() {
    blobs.ofPaper(Ascii.ink(".##.", "#..#", ".##."));

    assertEquals(5, blobs.count());
  }

  @Test
  void ofInk_armsThatMeetBelow_areOnePiece() {
    blobs.ofInk(Ascii.ink("#.#.#", "#.#.#", "#####"));

    assertEquals(1, blobs.count());
    assertEquals(5, blobs.box(0).width());
    assertEquals(3, blobs.box(0).height());
  }

  @Test
  void ofPaper_cellsOfATable_haveTheirBounds() {
    blobs.ofPaper(Ascii.ink("#######", "#..#..#", "#..#..#", "#######"));

    assertEquals(2, blobs.count());
    assertEquals(4, blobs.box(1).left);
    assertEquals(6, blobs.box(1).right);
    assertEquals(4, blobs.box(1).area);
  }

  @Test
  void ofInk_nothingThere_hasNoPieces() {
    blobs.ofInk(Ascii.ink("...", "..."));

    assertEquals(0, blobs.count());
  }
}
