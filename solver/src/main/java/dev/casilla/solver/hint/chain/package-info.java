/**
 * Chains: candidates, or groups of them, of which in turn one is false and the next is true.
 *
 * <p>{@link dev.casilla.solver.hint.chain.ChainGraph} holds what may be linked, {@link
 * dev.casilla.solver.hint.chain.ChainSearch} follows the links from a candidate breadth first, and
 * the finders tell which ends make a hint. {@link dev.casilla.solver.hint.chain.ChainFinders} makes
 * them all.
 */
@NullMarked
package dev.casilla.solver.hint.chain;

import org.jspecify.annotations.NullMarked;
