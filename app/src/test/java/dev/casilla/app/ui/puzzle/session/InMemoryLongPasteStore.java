package dev.casilla.app.ui.puzzle.session;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A {@link LongPasteStore} that outlives a {@link PuzzleViewModelHarness}'s process. */
final class InMemoryLongPasteStore implements LongPasteStore {
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
