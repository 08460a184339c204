package dev.casilla.app.ui.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import android.text.Spanned;
import android.text.style.SuperscriptSpan;
import android.widget.TextView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.button.MaterialButton;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;

@RunWith(AndroidJUnit4.class)
public final class KeypadViewTest {
  private static final int CHECK_AMONG_KEYS = 5;
  private static final int CHECK_ALONE = 3;

  @Before
  public void enlargeText() {
    RuntimeEnvironment.setFontScale(2);
  }

  @Test
  public void label_largeText_numberIsRaisedAndApartFromTheDigit() {
    PuzzleWindow.show(
        views -> {
          Spanned label = (Spanned) ((TextView) views.controls.keypad.getChildAt(0)).getText();
          assertEquals("1\u20025", label.toString());
          assertEquals(1, label.getSpans(2, 3, SuperscriptSpan.class).length);
        });
  }

  @Test
  public void setColumns_roomForTheNameAgain_tellsItOnceOnly() {
    PuzzleWindow.show(
        views -> {
          MaterialButton check = views.controls.check;
          views.controls.keypad.setColumns(CHECK_AMONG_KEYS);
          String name = String.valueOf(check.getTooltipText());
          assertEquals("", check.getText().toString());
          views.controls.keypad.setColumns(CHECK_ALONE);
          assertEquals(name, check.getText().toString());
          assertNull(check.getTooltipText());
        });
  }
}
