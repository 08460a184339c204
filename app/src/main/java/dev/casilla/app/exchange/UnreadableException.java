package dev.casilla.app.exchange;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A reader that knows why it cannot go on, for what reads from it to say so. */
final class UnreadableException extends IOException {
  private static final long serialVersionUID = 1L;

  private final Trouble trouble;

  UnreadableException(Trouble trouble, @Nullable Throwable cause) {
    super(trouble.name(), cause);
    this.trouble = trouble;
  }

  /** The same for callers of this package. */
  ExchangeException told() {
    return new ExchangeException(trouble, this);
  }
}
