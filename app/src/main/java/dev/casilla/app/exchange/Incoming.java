package dev.casilla.app.exchange;

import dev.casilla.app.sheet.Arrival;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What a text holds. Immutable.
 *
 * @param arrivals its sheets, at least one
 * @param malformed how many more could not be read
 */
public record Incoming(List<Arrival> arrivals, int malformed) {
  /** Keeps a copy of {@code arrivals}. */
  public Incoming {
    arrivals = Collections.unmodifiableList(new ArrayList<>(arrivals));
  }
}
