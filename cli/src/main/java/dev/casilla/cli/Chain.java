package dev.casilla.cli;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Supplier;

/** One iteration after the other, each begun when the one before has ended. */
final class Chain<T> implements Iterator<T> {
  private final Iterator<Supplier<Iterator<T>>> links;
  private Iterator<T> link = Collections.emptyIterator();

  Chain(List<Supplier<Iterator<T>>> links) {
    this.links = links.iterator();
  }

  @Override
  public boolean hasNext() {
    while (!link.hasNext() && links.hasNext()) {
      link = links.next().get();
    }
    return link.hasNext();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return link.next();
  }
}
