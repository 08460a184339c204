package dev.casilla.app.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.reader.result.RejectionReason;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What is said of pictures that cannot be read: for each reason something, and for each view that
 * has one what is expected.
 *
 * @param <T> what is said
 */
public abstract class RejectionTestBase<T> {
  private final Map<RejectionReason, T> expected;

  /** Refusals of which this is {@code expected} to be said. */
  public RejectionTestBase(Map<RejectionReason, T> expected) {
    this.expected = expected;
  }

  /** The message for {@code why}. */
  protected abstract T told(RejectionReason why);

  /** What comes of reading {@code view}, for which {@code said} is expected. */
  protected abstract void read(RejectedView view, T said);

  /** Why {@code view} cannot be read, as far as is seen. */
  protected RejectionReason seen(RejectedView view) {
    return view.why();
  }

  @ParameterizedTest
  @EnumSource
  void rejection_isToldAsWhatThePersonCanActOn(RejectionReason why) {
    assertEquals(Objects.requireNonNull(expected.get(why)), told(why));
  }

  @ParameterizedTest
  @EnumSource
  void refusedView_isToldAsWhatThePersonCanActOn(RejectedView view) {
    read(view, Objects.requireNonNull(expected.get(seen(view))));
  }
}
