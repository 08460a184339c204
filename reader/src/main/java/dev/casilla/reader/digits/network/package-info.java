/** The convolutional network, its weights, and the digit model built on it. */
@NullMarked
package dev.casilla.reader.digits.network;

import org.jspecify.annotations.NullMarked;
