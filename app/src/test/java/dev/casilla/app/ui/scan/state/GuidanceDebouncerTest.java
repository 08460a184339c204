package dev.casilla.app.ui.scan.state;

import static dev.casilla.app.reading.frame.ScanGuidance.CLOSER;
import static dev.casilla.app.reading.frame.ScanGuidance.HOLD;
import static dev.casilla.app.reading.frame.ScanGuidance.KNOWN;
import static dev.casilla.app.reading.frame.ScanGuidance.LIGHT;
import static dev.casilla.app.reading.frame.ScanGuidance.POINT;
import static dev.casilla.app.reading.frame.ScanGuidance.READ;
import static dev.casilla.app.reading.frame.ScanGuidance.SHOWN;
import static dev.casilla.app.reading.frame.ScanGuidance.STEADY;
import static dev.casilla.app.reading.frame.ScanGuidance.UNSURE;
import static dev.casilla.app.ui.scan.state.GuidanceDebouncer.DEBOUNCE_MILLIS;
import static dev.casilla.app.ui.scan.state.GuidanceDebouncer.MIN_SHOWN_MILLIS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.reading.frame.ScanGuidance;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class GuidanceDebouncerTest {
  private static final int FRAME_MILLIS = 33;

  private long millis = 5_000;
  private final GuidanceDebouncer words = new GuidanceDebouncer(() -> millis);

  @Test
  void say_first_isSaidAtOnce() {
    assertEquals(CLOSER, words.update(CLOSER));
  }

  @Test
  void say_somethingElse_waitsUntilWhatWasSaidIsRead() {
    words.update(CLOSER);
    millis += MIN_SHOWN_MILLIS - 1;
    assertEquals(CLOSER, words.update(STEADY));
    millis++;
    assertEquals(STEADY, words.update(STEADY));
  }

  @Test
  void say_slipOfAFrame_isNotWorthAWord() {
    words.update(CLOSER);
    millis += 3 * MIN_SHOWN_MILLIS;
    words.update(CLOSER);
    millis += FRAME_MILLIS;
    assertEquals(CLOSER, words.update(LIGHT));
    millis += FRAME_MILLIS;
    assertEquals(CLOSER, words.update(CLOSER));
    millis += DEBOUNCE_MILLIS;
    assertEquals(LIGHT, words.update(LIGHT));
  }

  @Test
  void say_goodNews_doesNotWait() {
    words.update(POINT);
    assertEquals(HOLD, words.update(HOLD));
    assertEquals(KNOWN, words.update(KNOWN));
  }

  /** The new guidance has the same rank. */
  @Test
  void say_gridAfterAGridInDoubt_waits() {
    words.update(UNSURE);
    assertEquals(UNSURE, words.update(HOLD));
    words.reset();
    words.update(KNOWN);
    assertEquals(KNOWN, words.update(HOLD));
  }

  @Test
  void say_frameWithoutTheAnswer_isNotWorthAWord() {
    words.update(SHOWN);
    for (ScanGuidance slip : new ScanGuidance[] {HOLD, POINT, KNOWN, HOLD}) {
      millis += FRAME_MILLIS;
      assertEquals(SHOWN, words.update(slip));
      millis += FRAME_MILLIS;
      assertEquals(SHOWN, words.update(SHOWN));
    }
  }

  /** Another puzzle was read: the guidance must be right until its screen opens. */
  @Test
  void say_readAfterKnown_doesNotWait() {
    words.update(KNOWN);
    assertEquals(READ, words.update(READ));
  }

  /** The guidance has not applied for long, although no other one applied for long. */
  @Test
  void say_neverTheSame_doesNotStayUntrue() {
    words.update(POINT);
    ScanGuidance last = POINT;
    for (long begin = millis; millis - begin <= MIN_SHOWN_MILLIS; millis += FRAME_MILLIS) {
      last = words.update(last == CLOSER ? STEADY : CLOSER);
    }
    millis += FRAME_MILLIS;
    assertFalse(words.update(STEADY) == POINT);
  }

  @Test
  void reset_nextGuidance_isShownAtOnce() {
    words.update(KNOWN);
    words.reset();
    assertEquals(POINT, words.update(POINT));
  }

  /** A screen reader announces each text. */
  @Test
  void say_tenSecondsOfAShakyHand_isAboutALineASecond() {
    Random random = new Random(7);
    ScanGuidance[] seen = {POINT, CLOSER, STEADY, LIGHT};
    ScanGuidance before = words.update(POINT);
    int changes = 0;
    for (long begin = millis; millis - begin < 10_000; millis += FRAME_MILLIS) {
      ScanGuidance said = words.update(seen[random.nextInt(seen.length)]);
      changes += said == before ? 0 : 1;
      before = said;
    }
    assertTrue(changes <= 10, changes + " changes");
  }
}
