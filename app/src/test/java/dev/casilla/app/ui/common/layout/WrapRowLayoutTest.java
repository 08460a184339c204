package dev.casilla.app.ui.common.layout;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.graphics.Rect;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.appcompat.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** A message with a minimum width of 184 pixels, and its button. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w360dp-h720dp-mdpi")
public final class WrapRowLayoutTest {
  private final Context context =
      new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);
  private final View card = LayoutInflater.from(context).inflate(R.layout.message_card, null);
  private final TextView action = card.findViewById(R.id.action);
  private final View words = (View) card.findViewById(R.id.fact).getParent().getParent();

  @Test
  public void roomForBoth_areBesideOneAnother() {
    layOut(340, View.LAYOUT_DIRECTION_LTR);
    assertEquals(340 - 4, place(action).right);
    assertEquals(16, place(words).left);
    assertEquals(place(action).left, place(words).right);
    assertEquals(place(words).centerY(), place(action).centerY(), 1);
  }

  @Test
  public void noRoomForWordsBeside_secondIsBelow() {
    layOut(248, View.LAYOUT_DIRECTION_LTR);
    assertEquals(16, place(words).left);
    assertEquals(248 - 4, place(words).right);
    assertEquals(248 - 4, place(action).right);
    assertEquals(place(words).bottom, place(action).top);
  }

  @Test
  public void readingFromTheRight_secondIsAtTheLeft() {
    layOut(340, View.LAYOUT_DIRECTION_RTL);
    assertEquals(4, place(action).left);
    assertEquals(340 - 16, place(words).right);
    layOut(248, View.LAYOUT_DIRECTION_RTL);
    assertEquals(4, place(action).left);
    assertEquals(248 - 16, place(words).right);
  }

  @Test
  public void noSecond_firstGetsAll() {
    action.setVisibility(View.GONE);
    layOut(248, View.LAYOUT_DIRECTION_LTR);
    assertEquals(16, place(words).left);
    assertEquals(248 - 4, place(words).right);
  }

  @Test
  public void secondTakenAway_firstGetsAll() {
    ((ViewGroup) action.getParent()).removeView(action);
    layOut(248, View.LAYOUT_DIRECTION_LTR);
    assertEquals(16, place(words).left);
    assertEquals(248 - 4, place(words).right);
  }

  private void layOut(int width, int direction) {
    action.setText("Show both");
    card.setLayoutDirection(direction);
    card.measure(
        View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED));
    card.layout(0, 0, width, card.getMeasuredHeight());
  }

  private Rect place(View view) {
    Rect place = new Rect(0, 0, view.getWidth(), view.getHeight());
    ((ViewGroup) card).offsetDescendantRectToMyCoords(view, place);
    return place;
  }
}
