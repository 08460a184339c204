package dev.casilla.app.exchange;

import org.jspecify.annotations.Nullable;

/** Sheets cannot come in or go out; says why. Nothing was changed. */
public final class ExchangeException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Trouble trouble;

  ExchangeException(Trouble trouble) {
    this(trouble, null);
  }

  ExchangeException(Trouble trouble, @Nullable Throwable cause) {
    super(trouble.name(), cause);
    this.trouble = trouble;
  }

  /** Why. */
  public Trouble trouble() {
    return trouble;
  }
}
