package dev.casilla.cli.input;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Supplier;

/** Concatenates iterators; each is created when the one before has ended. */
final class ConcatIterator<T> implements Iterator<T> {
  private final Iterator<Supplier<Iterator<T>>> iterators;
  private Iterator<T> current = Collections.emptyIterator();

  ConcatIterator(List<Supplier<Iterator<T>>> links) {
    this.iterators = links.iterator();
  }

  @Override
  public boolean hasNext() {
    while (!current.hasNext() && iterators.hasNext()) {
      current = iterators.next().get();
    }
    return current.hasNext();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return current.next();
  }
}
