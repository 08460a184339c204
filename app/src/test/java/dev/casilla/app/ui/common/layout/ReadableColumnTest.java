package dev.casilla.app.ui.common.layout;

import static org.junit.Assert.assertEquals;

import android.view.View;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The window is 1060 pixels wide at 160 dpi. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w1060dp-h680dp-mdpi")
public final class ReadableColumnTest {
  @Test
  public void usualText_isAsWideAsIsGoodToRead() {
    assertEquals(600, width(1060));
  }

  @Test
  public void largerText_isWider() {
    RuntimeEnvironment.setFontScale(1.2f);
    assertEquals(720, width(1060));
  }

  @Test
  public void largestText_isNoWiderThanAGlance() {
    RuntimeEnvironment.setFontScale(2);
    assertEquals(760, width(1060));
  }

  @Test
  public void narrowWindow_isAllUsed() {
    RuntimeEnvironment.setFontScale(2);
    assertEquals(360, width(360));
  }

  private static int width(int room) {
    ReadableColumn column = new ReadableColumn(ApplicationProvider.getApplicationContext(), null);
    column.measure(
        View.MeasureSpec.makeMeasureSpec(room, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED));
    return column.getMeasuredWidth();
  }
}
