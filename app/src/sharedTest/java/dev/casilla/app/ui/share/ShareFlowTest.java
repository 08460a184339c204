package dev.casilla.app.ui.share;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.runner.RunWith;

/** The flow in the device's language. */
@RunWith(AndroidJUnit4.class)
public final class ShareFlowTest extends ShareFlow {}
