package dev.casilla.app.ui.common.choice;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.view.View;
import android.widget.LinearLayout;
import androidx.appcompat.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.reading.photo.PhotoFiles;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Choosing puzzles with buttons. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "mdpi")
public final class PuzzleChooserTest {
  private final Context context =
      new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);
  private final PuzzleChooserView picture = new PuzzleChooserView(context);
  private final LinearLayout names = new LinearLayout(context);

  @Test
  public void name_focused_bringsItsPuzzleIntoView() {
    new PuzzleChooser(picture, names, index -> {}).show(PhotoFiles.panoramaToChooseFrom());
    picture.measure(
        View.MeasureSpec.makeMeasureSpec(300, View.MeasureSpec.AT_MOST),
        View.MeasureSpec.makeMeasureSpec(300, View.MeasureSpec.AT_MOST));
    picture.layout(0, 0, picture.getMeasuredWidth(), picture.getMeasuredHeight());
    assertEquals(6, names.getChildCount());
    assertTrue(picture.canScrollHorizontally(1));
    focus(5);
    assertFalse(picture.canScrollHorizontally(1));
    focus(0);
    assertEquals(0, picture.getScrollX());
  }

  private void focus(int index) {
    View name = names.getChildAt(index);
    name.getOnFocusChangeListener().onFocusChange(name, true);
  }
}
