package dev.casilla.reader.ink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.testing.AsciiImage;
import org.junit.jupiter.api.Test;

final class BlobsTest {
  private final Blobs blobs = new Blobs();

  @Test
  void ofInk_touchingAtCorners_isOnePiece() {
    blobs.labelInk(AsciiImage.ink("#..#", ".##.", "#..#"));

    assertEquals(1, blobs.count());
    assertEquals(6, blobs.box(0).area);
  }

  @Test
  void ofPaper_touchingAtCorners_isApart() {
    blobs.labelPaper(AsciiImage.ink(".##.", "#..#", ".##."));

    assertEquals(5, blobs.count());
  }

  @Test
  void ofInk_armsThatMeetBelow_areOnePiece() {
    blobs.labelInk(AsciiImage.ink("#.#.#", "#.#.#", "#####"));

    assertEquals(1, blobs.count());
    assertEquals(5, blobs.box(0).width());
    assertEquals(3, blobs.box(0).height());
  }

  @Test
  void ofPaper_cellsOfATable_haveTheirBounds() {
    blobs.labelPaper(AsciiImage.ink("#######", "#..#..#", "#..#..#", "#######"));

    assertEquals(2, blobs.count());
    assertEquals(4, blobs.box(1).left);
    assertEquals(6, blobs.box(1).right);
    assertEquals(4, blobs.box(1).area);
  }

  @Test
  void ofInk_nothingThere_hasNoPieces() {
    blobs.labelInk(AsciiImage.ink("...", "..."));

    assertEquals(0, blobs.count());
  }

  @Test
  void ofInk_twoPieces_haveRunsOfTheirOwn() {
    blobs.labelInk(AsciiImage.ink("##..#", "...#.", "#...."));

    assertEquals(3, blobs.count());
    assertEquals(0, blobs.blobOf(0));
    assertEquals(1, blobs.blobOf(1));
    assertEquals(1, blobs.blobOf(2));
    assertEquals(2, blobs.blobOf(3));
  }

  /** Half of the pixels are pieces, far more than there is room for. */
  @Test
  void ofPaper_chequers_leavesOutWhatThereIsNoRoomFor() {
    InkMap chequers = new InkMap();
    chequers.reshape(200, 100);
    for (int i = 0; i < 200 * 100; i++) {
      if ((i / 200 + i % 200) % 2 == 0) {
        chequers.setInk(i % 200, i / 200);
      }
    }
    blobs.labelPaper(chequers);

    assertTrue(blobs.count() > 1000, blobs.count() + " pieces");
    assertTrue(blobs.count() < 2000, blobs.count() + " pieces");
    assertEquals(1, blobs.box(blobs.count() - 1).area);
  }
}
