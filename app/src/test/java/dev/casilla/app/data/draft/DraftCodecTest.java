package dev.casilla.app.data.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DraftCodecTest {
  /** Instance state may hold a few hundred kilobytes; a draft takes far less. */
  private static final int MOST_BYTES = 50_000;

  @Test
  void encode_anyDraft_isDecoded() {
    for (ScanDraft draft :
        List.of(DraftSamples.doubtful(), DraftSamples.mistaken(), DraftSamples.repaired())) {
      ScanDraft back = DraftCodec.unpack(DraftCodec.pack(draft));
      assertEquals(draft.cells(), back.cells());
      assertEquals(draft.proposals(), back.proposals());
      assertEquals(draft.repaired(), back.repaired());
      assertEquals(draft.origin(), back.origin());
    }
  }

  @Test
  void pack_photo_comesBackHardlyCoarser() {
    BoardPhoto plate = DraftSamples.clear().plate().get();
    BoardPhoto back = DraftCodec.unpack(DraftCodec.pack(DraftSamples.clear())).plate().get();
    assertEquals(plate.side(), back.side());
    for (int y = 0; y < plate.side(); y++) {
      for (int x = 0; x < plate.side(); x++) {
        assertEquals(plate.at(x, y), back.at(x, y), 4);
      }
    }
  }

  @Test
  void pack_withoutPhoto_comesBackWithoutAndIsTiny() {
    ScanDraft kept = DraftSamples.doubtful().with(Optional.empty());
    byte[] packed = DraftCodec.pack(kept);
    assertEquals(kept, DraftCodec.unpack(packed));
    assertTrue(packed.length < 600, "bytes: " + packed.length);
  }

  @Test
  void pack_photo_takesLittleRoom() {
    int bytes = DraftCodec.pack(DraftSamples.doubtful()).length;
    assertTrue(bytes < MOST_BYTES, "bytes: " + bytes);
  }

  /** Even a phone ten times slower drops no frame. */
  @Test
  void pack_onTheMainThread_isQuick() {
    ScanDraft draft = DraftSamples.doubtful();
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 50; i++) {
      long begin = System.nanoTime();
      DraftCodec.unpack(DraftCodec.pack(draft));
      best = Math.min(best, System.nanoTime() - begin);
    }
    System.out.printf("packed and unpacked in %.2f ms%n", best / 1e6);
    assertTrue(best < 8_000_000, "nanoseconds: " + best);
  }

  @Test
  void unpack_otherBytes_areRefused() {
    byte[] packed = DraftCodec.pack(DraftSamples.clear());
    byte[] half = Arrays.copyOf(packed, packed.length / 2);
    assertThrows(IllegalArgumentException.class, () -> DraftCodec.unpack(half));
    assertThrows(IllegalArgumentException.class, () -> DraftCodec.unpack(new byte[] {1, 2, 3}));
  }

  /** A stored draft with one changed byte is never decoded as another draft. */
  @Test
  void unpack_oneByteDamaged_isRefusedOrTheSame() {
    ScanDraft draft = DraftSamples.mistaken().with(Optional.empty());
    byte[] packed = DraftCodec.pack(draft);
    int refused = 0;
    for (int at = 0; at < packed.length; at++) {
      for (int bit = 0; bit < 8; bit++) {
        byte[] damaged = packed.clone();
        damaged[at] ^= (byte) (1 << bit);
        try {
          assertEquals(draft, DraftCodec.unpack(damaged), "byte " + at);
        } catch (IllegalArgumentException e) {
          refused++;
        }
      }
    }
    assertTrue(refused > 7 * packed.length, "refused: " + refused);
  }

  @Test
  void past_moreThanFits_keepsTheLast() {
    DraftUndoStack past = new DraftUndoStack();
    for (int i = 0; i <= DraftUndoStack.MAX_CHANGES; i++) {
      past.add(DraftEdits.of(DraftSamples.mistaken(), i % 4));
    }
    byte[] packed = past.pack();
    assertTrue(packed.length < MOST_BYTES, "bytes: " + packed.length);
    DraftUndoStack back = DraftUndoStack.unpack(packed);
    for (int i = DraftUndoStack.MAX_CHANGES; i > 0; i--) {
      assertEquals(DraftEdits.of(DraftSamples.mistaken(), i % 4), back.takeLast().get());
    }
    assertTrue(back.isEmpty());
    assertThrows(IllegalArgumentException.class, () -> DraftUndoStack.unpack(new byte[] {3, 0}));
  }

  @Test
  void edits_turnedAndCorrected_areRestored() {
    ScanDraft original = DraftSamples.mistaken();
    int cell = DraftSamples.cell("B2");
    ScanDraft edited = original.quarterTurned();
    edited = edited.with(cell, edited.cell(cell).corrected(7));
    byte[] packed = DraftEdits.of(edited, 1).pack();
    assertEquals(edited, DraftEdits.unpack(packed).apply(original));
    assertTrue(packed.length < 1000, "bytes: " + packed.length);
  }
}
