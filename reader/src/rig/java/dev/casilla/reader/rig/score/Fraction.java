package dev.casilla.reader.rig.score;

import java.util.Locale;

/** A count and the total that it is part of. */
record Fraction(int part, int of) {
  Fraction plus(boolean isPart) {
    return new Fraction(part + (isPart ? 1 : 0), of + 1);
  }

  Fraction rest() {
    return new Fraction(of - part, of);
  }

  /** Returns the percentage, or a dash if the total is zero. */
  @Override
  public String toString() {
    return of == 0 ? "-" : String.format(Locale.ROOT, "%.2f", 100.0 * part / of);
  }
}
