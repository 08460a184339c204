package dev.casilla.app.ui.puzzle.controls;

import android.content.Context;
import android.content.res.Resources;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.style.RelativeSizeSpan;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.HapticFeedbackConstants;
import android.view.LayoutInflater;
import android.view.View;
import androidx.annotation.DimenRes;
import androidx.appcompat.widget.TooltipCompat;
import com.google.android.material.button.MaterialButton;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;
import dev.casilla.app.ui.common.layout.EvenGridLayout;
import dev.casilla.app.ui.puzzle.state.KeypadState;
import dev.casilla.solver.Cells;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** The nine keys, each with how often its digit is still missing, and what comes after them. */
public final class KeypadView extends EvenGridLayout {
  private static final int[] IDS = {
    R.id.key_1,
    R.id.key_2,
    R.id.key_3,
    R.id.key_4,
    R.id.key_5,
    R.id.key_6,
    R.id.key_7,
    R.id.key_8,
    R.id.key_9,
  };

  private static final float LEFT_PART_OF_DIGIT = 0.5f;

  private final MaterialButton[] keys = new MaterialButton[Cells.SIDE];

  /** In large text, a digit and a number below one another would make too high a key. */
  private final String separator = TextSize.isLarge(getResources()) ? "\u2009" : "\n";

  private final int mostText = getResources().getDimensionPixelSize(R.dimen.key_text_most);
  private final int mostHeightening =
      getResources().getDimensionPixelSize(R.dimen.key_heightening_most);
  private final int missingStroke = getResources().getDimensionPixelSize(R.dimen.key_stroke);
  private final int icon = getResources().getDimensionPixelSize(R.dimen.key_icon);
  private final int wideIconPadding =
      getResources().getDimensionPixelSize(R.dimen.key_wide_icon_padding);
  private final float wideText = getResources().getDimension(R.dimen.key_wide_text);
  private final float narrowText = getResources().getDimension(R.dimen.key_narrow_text);
  private @Nullable KeypadState shown;

  public KeypadView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    for (int i = 0; i < Cells.SIDE; i++) {
      LayoutInflater.from(context).inflate(R.layout.key, this);
      keys[i] = (MaterialButton) getChildAt(i);
      keys[i].setId(IDS[i]);
    }
    setDigits(R.dimen.key_text);
  }

  /** Digits are larger on keys that get at least half of what they can get in height. */
  @Override
  public void setExtraHeight(int heightening) {
    super.setExtraHeight(heightening);
    boolean isHigh = 2 * heightening >= mostHeightening;
    setDigits(isHigh ? R.dimen.key_text_high : R.dimen.key_text);
  }

  private void setDigits(@DimenRes int size) {
    float text = Math.min(getResources().getDimension(size), mostText);
    for (MaterialButton key : keys) {
      key.setTextSize(TypedValue.COMPLEX_UNIT_PX, text);
    }
  }

  /**
   * What comes after the keys has its icon beside a larger name if it has a row for itself; as wide
   * as a key, it has no room for a name in large text.
   */
  @Override
  public void setColumns(int most) {
    super.setColumns(most);
    for (int i = keys.length; i < getChildCount(); i++) {
      MaterialButton other = (MaterialButton) getChildAt(i);
      boolean isAlone = keys.length % most == 0;
      if (isAlone || !TextSize.isLarge(getResources())) {
        arrange(other, isAlone);
      } else if (other.getText().length() > 0) {
        ToolRow.showIconOnly(other);
      }
    }
  }

  private void arrange(MaterialButton other, boolean isAlone) {
    if (other.getText().length() == 0) {
      other.setText(other.getContentDescription());
      TooltipCompat.setTooltipText(other, null);
    }
    other.setIconSize(icon);
    other.setIconGravity(
        isAlone ? MaterialButton.ICON_GRAVITY_TEXT_START : MaterialButton.ICON_GRAVITY_TOP);
    other.setIconPadding(isAlone ? wideIconPadding : 0);
    other.setTextSize(TypedValue.COMPLEX_UNIT_PX, isAlone ? wideText : narrowText);
  }

  /** Reports to {@code tap} the digit of a key that is tapped, to {@code hold} of one held. */
  public void report(IntConsumer tap, IntConsumer hold) {
    for (int i = 0; i < Cells.SIDE; i++) {
      int digit = i + 1;
      keys[i].setOnClickListener(
          key -> {
            feel(key);
            tap.accept(digit);
          });
      keys[i].setOnLongClickListener(
          key -> {
            hold.accept(digit);
            return true;
          });
    }
  }

  /** Shows {@code keypad} from now on. */
  public void show(KeypadState keypad) {
    if (!keypad.equals(shown)) {
      shown = keypad;
      keypad.keys().forEach(key -> show(keys[key.digit() - 1], key));
    }
  }

  private void show(MaterialButton button, KeypadState.Key key) {
    button.setText(label(key));
    button.setContentDescription(name(key));
    button.setStrokeWidth(key.isMissing() ? missingStroke : 0);
    button.setSelected(key.isLookedAt());
    button.setActivated(key.left() > 0);
  }

  private String name(KeypadState.Key key) {
    Resources resources = getResources();
    String name = resources.getQuantityString(R.plurals.key, key.left(), key.digit(), key.left());
    return key.isMissing() ? resources.getString(R.string.key_missing, name) : name;
  }

  private CharSequence label(KeypadState.Key key) {
    SpannableString label = new SpannableString(key.digit() + separator + key.left());
    label.setSpan(
        new RelativeSizeSpan(LEFT_PART_OF_DIGIT),
        1,
        label.length(),
        Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
    return label;
  }

  /** As far as the system lets keys be felt. */
  private static void feel(View key) {
    key.performHapticFeedback(HapticFeedbackConstants.KEYBOARD_TAP);
  }
}
