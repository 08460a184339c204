package dev.casilla.cli.bench;

/** Puzzles to work on repeatedly, so that the time it takes can be measured. */
interface Workload {
  /** The number of puzzles. */
  int size();

  /** Works on the puzzles {@code from} ≤ i < {@code to}. */
  void run(int from, int to);
}
