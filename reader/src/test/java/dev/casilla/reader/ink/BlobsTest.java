package dev.casilla.reader.ink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.testing.AsciiImage;
import org.junit.jupiter.api.Test;

final class BlobsTest {
  private final Blobs blobs = new Blobs();

  @Test
  void labelInk_touchingAtCorners_isOneBlob() {
    blobs.labelInk(AsciiImage.ink("#..#", ".##.", "#..#"));

    assertEquals(1, blobs.count());
    assertEquals(6, blobs.box(0).area);
  }

  @Test
  void labelPaper_touchingAtCorners_areSeparate() {
    blobs.labelPaper(AsciiImage.ink(".##.", "#..#", ".##."));

    assertEquals(5, blobs.count());
  }

  @Test
  void labelInk_armsThatMeetBelow_areOneBlob() {
    blobs.labelInk(AsciiImage.ink("#.#.#", "#.#.#", "#####"));

    assertEquals(1, blobs.count());
    assertEquals(5, blobs.box(0).width());
    assertEquals(3, blobs.box(0).height());
  }

  @Test
  void labelPaper_cellsOfTable_haveTheirBounds() {
    blobs.labelPaper(AsciiImage.ink("#######", "#..#..#", "#..#..#", "#######"));

    assertEquals(2, blobs.count());
    assertEquals(4, blobs.box(1).left);
    assertEquals(6, blobs.box(1).right);
    assertEquals(4, blobs.box(1).area);
  }

  @Test
  void labelInk_emptyMap_hasNoBlobs() {
    blobs.labelInk(AsciiImage.ink("...", "..."));

    assertEquals(0, blobs.count());
  }

  @Test
  void labelInk_twoBlobs_haveSeparateRuns() {
    blobs.labelInk(AsciiImage.ink("##..#", "...#.", "#...."));

    assertEquals(3, blobs.count());
    assertEquals(0, blobs.blobOf(0));
    assertEquals(1, blobs.blobOf(1));
    assertEquals(1, blobs.blobOf(2));
    assertEquals(2, blobs.blobOf(3));
  }

  /** Half of the pixels are components, far more than the capacity. */
  @Test
  void labelPaper_chequers_ignoresBlobsBeyondCapacity() {
    InkMap chequers = new InkMap();
    chequers.reshape(200, 100);
    for (int i = 0; i < 200 * 100; i++) {
      if ((i / 200 + i % 200) % 2 == 0) {
        chequers.setInk(i % 200, i / 200);
      }
    }
    blobs.labelPaper(chequers);

    assertTrue(blobs.count() > 1000, blobs.count() + " blobs");
    assertTrue(blobs.count() < 2000, blobs.count() + " blobs");
    assertEquals(1, blobs.box(blobs.count() - 1).area);
  }
}
