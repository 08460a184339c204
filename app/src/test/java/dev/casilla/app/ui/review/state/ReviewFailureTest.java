package dev.casilla.app.ui.review.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.DraftSamples;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A draft that cannot be judged shows an error and can still be used. */
final class ReviewFailureTest extends ReviewViewModelFixture {
  private static final List<Throwable> FAILURES =
      List.of(
          new OutOfMemoryError("for this test"),
          new StackOverflowError("for this test"),
          new IllegalStateException("a mistake"));

  @Test
  void analyze_fails_isReportedAndThePuzzleIsUsable() {
    for (Throwable failure : FAILURES) {
      failingJudge = failure;
      restart(DraftSamples.doubtful());
      assertEquals(new ReviewVerdict.JudgingFailed(), state().finding());
      assertTrue(state().canBeUsed());
      model.use();
      work();
      assertTrue(state().sheet().isPresent());
    }
  }

  @Test
  void judgeAgain_failureWasPassing_judges() {
    failingJudge = FAILURES.get(0);
    begin(DraftSamples.clear());
    failingJudge = null;
    model.retryJudging();
    assertEquals(new ReviewVerdict.Checking(), state().finding());
    work();
    assertEquals(new ReviewVerdict.OneSolution(), state().finding());
  }

  @Test
  void judgeAgain_failureStays_saysSoAgain() {
    failingJudge = FAILURES.get(2);
    begin(DraftSamples.clear());
    model.retryJudging();
    work();
    assertEquals(new ReviewVerdict.JudgingFailed(), state().finding());
  }

  @Test
  void correct_afterAFailure_judgesAnew() {
    failingJudge = FAILURES.get(2);
    begin(DraftSamples.mistaken());
    failingJudge = null;
    model.accept();
    work();
    assertEquals(new ReviewVerdict.OneSolution(), state().finding());
  }
}
