package dev.casilla.app.ui.puzzle;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.runner.RunWith;

/** In the language of the device. */
@RunWith(AndroidJUnit4.class)
public final class PuzzleFlowTest extends PuzzleFlow {}
