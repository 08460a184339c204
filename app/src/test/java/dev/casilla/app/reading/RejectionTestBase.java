package dev.casilla.app.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.reader.result.RejectionReason;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Checks the messages for pictures that cannot be read: every reason has a message, and every
 * rejected view the expected one.
 *
 * @param <T> what is said
 */
public abstract class RejectionTestBase<T> {
  private final Map<RejectionReason, T> expected;

  /** Creates a test that expects these messages. */
  public RejectionTestBase(Map<RejectionReason, T> expected) {
    this.expected = expected;
  }

  /** Returns the message for {@code why}. */
  protected abstract T told(RejectionReason why);

  /** Reads {@code view} and fails unless the message is {@code said}. */
  protected abstract void read(RejectedView view, T said);

  /** Returns the reason that the reader should give for {@code view}. */
  protected RejectionReason seen(RejectedView view) {
    return view.why();
  }

  @ParameterizedTest
  @EnumSource
  void rejection_hasAHelpfulMessage(RejectionReason why) {
    assertEquals(Objects.requireNonNull(expected.get(why)), told(why));
  }

  @ParameterizedTest
  @EnumSource
  void rejectedView_hasAHelpfulMessage(RejectedView view) {
    read(view, Objects.requireNonNull(expected.get(seen(view))));
  }
}
