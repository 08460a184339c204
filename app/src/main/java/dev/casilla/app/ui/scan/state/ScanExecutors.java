package dev.casilla.app.ui.scan.state;

import java.util.concurrent.Executor;

/**
 * Where the scan's work is done.
 *
 * @param reading where frames are read, one after the other
 * @param screen where states may be changed
 * @param patience the same after a wait in which any camera should have shown a picture
 */
record ScanExecutors(Executor reading, Executor screen, Executor patience) {}
