package dev.casilla.reader.rig;

import java.util.Locale;

/** Some of so many. */
record Share(int part, int of) {
  Share plus(boolean isPart) {
    return new Share(part + (isPart ? 1 : 0), of + 1);
  }

  Share rest() {
    return new Share(of - part, of);
  }

  /** Of nothing there is no share. */
  @Override
  public String toString() {
    return of == 0 ? "-" : String.format(Locale.ROOT, "%.2f", 100.0 * part / of);
  }
}
