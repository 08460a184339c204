package dev.casilla.app.puzzle;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A {@link LongText} that outlives a {@link ModelByHand}'s process. */
final class TextInMemory implements LongText {
  private @Nullable String text;
  private long key;

  @Override
  public void put(long key, String text) {
    this.key = key;
    this.text = text;
  }

  @Override
  public Optional<String> find(long key) {
    return key == this.key ? Optional.ofNullable(text) : Optional.empty();
  }

  @Override
  public void clear() {
    text = null;
  }

  boolean isEmpty() {
    return text == null;
  }
}
