package dev.casilla.reader.vision;

/**
 * What a guess seems to be worth at first sight.
 *
 * @param guess what was looked at
 * @param evidence how much of a grid there seems to be: evidence, but rough
 * @param seen where its lines were seen, so that a fit need not look again
 */
record Promise(Guess guess, double evidence, LineOffsets seen) {
  double size() {
    return guess.corners().area();
  }
}
