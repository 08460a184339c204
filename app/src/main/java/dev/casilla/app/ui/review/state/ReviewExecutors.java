package dev.casilla.app.ui.review.state;

import java.util.concurrent.Executor;

/**
 * Where the review's work is done.
 *
 * @param solving where readings are judged
 * @param reading where turned boards are read
 * @param storage where sheets are kept, one call after the other
 * @param screen where states may be changed
 */
public record ReviewExecutors(
    Executor solving, Executor reading, Executor storage, Executor screen) {}
