package dev.casilla.solver.hint;

import org.jspecify.annotations.Nullable;

/**
 * Keeps the first hint and has enough then. Reusable after {@link #clear}. Confined to one thread.
 */
public final class FirstHint implements HintSink {
  private @Nullable Hint hint;

  @Override
  public boolean take(Hint found) {
    hint = found;
    return true;
  }

  /** The hint taken since {@link #clear}, or null. */
  public @Nullable Hint hint() {
    return hint;
  }

  /** Forgets the hint. */
  public void clear() {
    hint = null;
  }
}
