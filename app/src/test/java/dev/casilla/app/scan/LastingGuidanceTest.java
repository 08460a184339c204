package dev.casilla.app.scan;

import static dev.casilla.app.scan.Guidance.CLOSER;
import static dev.casilla.app.scan.Guidance.HOLD;
import static dev.casilla.app.scan.Guidance.KNOWN;
import static dev.casilla.app.scan.Guidance.LIGHT;
import static dev.casilla.app.scan.Guidance.POINT;
import static dev.casilla.app.scan.Guidance.READ;
import static dev.casilla.app.scan.Guidance.SHOWN;
import static dev.casilla.app.scan.Guidance.STEADY;
import static dev.casilla.app.scan.Guidance.UNSURE;
import static dev.casilla.app.scan.LastingGuidance.LEAST_MILLIS;
import static dev.casilla.app.scan.LastingGuidance.SLIP_MILLIS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class LastingGuidanceTest {
  private static final int FRAME_MILLIS = 33;

  private long millis = 5_000;
  private final LastingGuidance words = new LastingGuidance(() -> millis);

  @Test
  void say_first_isSaidAtOnce() {
    assertEquals(CLOSER, words.say(CLOSER));
  }

  @Test
  void say_somethingElse_waitsUntilWhatWasSaidIsRead() {
    words.say(CLOSER);
    millis += LEAST_MILLIS - 1;
    assertEquals(CLOSER, words.say(STEADY));
    millis++;
    assertEquals(STEADY, words.say(STEADY));
  }

  @Test
  void say_slipOfAFrame_isNotWorthAWord() {
    words.say(CLOSER);
    millis += 3 * LEAST_MILLIS;
    words.say(CLOSER);
    millis += FRAME_MILLIS;
    assertEquals(CLOSER, words.say(LIGHT));
    millis += FRAME_MILLIS;
    assertEquals(CLOSER, words.say(CLOSER));
    millis += SLIP_MILLIS;
    assertEquals(LIGHT, words.say(LIGHT));
  }

  @Test
  void say_goodNews_doesNotWait() {
    words.say(POINT);
    assertEquals(HOLD, words.say(HOLD));
    assertEquals(KNOWN, words.say(KNOWN));
  }

  /** It is the same news, and no better. */
  @Test
  void say_gridAfterAGridInDoubt_waits() {
    words.say(UNSURE);
    assertEquals(UNSURE, words.say(HOLD));
    words.forget();
    words.say(KNOWN);
    assertEquals(KNOWN, words.say(HOLD));
  }

  @Test
  void say_frameWithoutTheAnswer_isNotWorthAWord() {
    words.say(SHOWN);
    for (Guidance slip : new Guidance[] {HOLD, POINT, KNOWN, HOLD}) {
      millis += FRAME_MILLIS;
      assertEquals(SHOWN, words.say(slip));
      millis += FRAME_MILLIS;
      assertEquals(SHOWN, words.say(SHOWN));
    }
  }

  /** Another puzzle is taken: its screen opens, and the words are to be true until then. */
  @Test
  void say_readAfterKnown_doesNotWait() {
    words.say(KNOWN);
    assertEquals(READ, words.say(READ));
  }

  /** What is said has been untrue for long, even if nothing else has been true for long. */
  @Test
  void say_neverTheSame_doesNotStayUntrue() {
    words.say(POINT);
    Guidance last = POINT;
    for (long begin = millis; millis - begin <= LEAST_MILLIS; millis += FRAME_MILLIS) {
      last = words.say(last == CLOSER ? STEADY : CLOSER);
    }
    millis += FRAME_MILLIS;
    assertFalse(words.say(STEADY) == POINT);
  }

  @Test
  void forgotten_whateverIsNext_isSaidAtOnce() {
    words.say(KNOWN);
    words.forget();
    assertEquals(POINT, words.say(POINT));
  }

  /** A screen reader says each of them. */
  @Test
  void say_tenSecondsOfAShakyHand_isAboutALineASecond() {
    Random random = new Random(7);
    Guidance[] seen = {POINT, CLOSER, STEADY, LIGHT};
    Guidance before = words.say(POINT);
    int changes = 0;
    for (long begin = millis; millis - begin < 10_000; millis += FRAME_MILLIS) {
      Guidance said = words.say(seen[random.nextInt(seen.length)]);
      changes += said == before ? 0 : 1;
      before = said;
    }
    assertTrue(changes <= 10, changes + " changes");
  }
}
