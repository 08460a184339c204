package dev.casilla.app.ui.puzzle.controls;

import android.content.Context;
import android.content.res.Resources;
import android.text.Spannable;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.style.RelativeSizeSpan;
import android.text.style.SuperscriptSpan;
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

/** The nine digit keys, each with how often its digit is missing, and further buttons. */
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

  private static final float COUNT_PART_OF_DIGIT = 0.5f;
  private static final String WIDE_SPACE = "\u2002";

  private final MaterialButton[] keys = new MaterialButton[Cells.SIDE];

  private final boolean isTextLarge = TextSize.isLarge(getResources());

  private final int mostText = getResources().getDimensionPixelSize(R.dimen.key_text_most);
  private final int mostExtraHeight =
      getResources().getDimensionPixelSize(R.dimen.key_extra_height_most);
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

  /** Also enlarges the digits on keys that get at least half of the maximum extra height. */
  @Override
  public void setExtraHeight(int pixels) {
    super.setExtraHeight(pixels);
    boolean isHigh = 2 * pixels >= mostExtraHeight;
    setDigits(isHigh ? R.dimen.key_text_high : R.dimen.key_text);
  }

  private void setDigits(@DimenRes int size) {
    float text = Math.min(getResources().getDimension(size), mostText);
    for (MaterialButton key : keys) {
      key.setTextSize(TypedValue.COMPLEX_UNIT_PX, text);
    }
  }

  /**
   * Also arranges the further buttons: one with a row of its own has its icon beside a larger name;
   * one as wide as a key has no room for a name in large text.
   */
  @Override
  public void setColumns(int columns) {
    super.setColumns(columns);
    for (int i = keys.length; i < getChildCount(); i++) {
      MaterialButton button = (MaterialButton) getChildAt(i);
      boolean isAlone = keys.length % columns == 0;
      if (isAlone || !isTextLarge) {
        arrange(button, isAlone);
      } else if (button.getText().length() > 0) {
        ToolRow.showIconOnly(button);
      }
    }
  }

  private void arrange(MaterialButton button, boolean isAlone) {
    if (button.getText().length() == 0) {
      button.setText(button.getContentDescription());
      TooltipCompat.setTooltipText(button, null);
    }
    button.setIconSize(icon);
    button.setIconGravity(
        isAlone ? MaterialButton.ICON_GRAVITY_TEXT_START : MaterialButton.ICON_GRAVITY_TOP);
    button.setIconPadding(isAlone ? wideIconPadding : 0);
    button.setTextSize(TypedValue.COMPLEX_UNIT_PX, isAlone ? wideText : narrowText);
  }

  /** Reports the digits of clicked keys to {@code tap}, of long-pressed keys to {@code hold}. */
  public void report(IntConsumer tap, IntConsumer hold) {
    for (int i = 0; i < Cells.SIDE; i++) {
      int digit = i + 1;
      keys[i].setOnClickListener(
          key -> {
            performHapticFeedback(key);
            tap.accept(digit);
          });
      keys[i].setOnLongClickListener(
          key -> {
            hold.accept(digit);
            return true;
          });
    }
  }

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
    button.setSelected(key.isHighlighted());
    button.setActivated(key.left() > 0);
  }

  private String name(KeypadState.Key key) {
    Resources resources = getResources();
    String name = resources.getQuantityString(R.plurals.key, key.left(), key.digit(), key.left());
    return key.isMissing() ? resources.getString(R.string.key_missing, name) : name;
  }

  /**
   * The digit and, below it, how often it is missing. In large text two lines would make the key
   * too high: there the number is raised and apart, since "2" and a small 0 would read as 20.
   */
  private CharSequence label(KeypadState.Key key) {
    String separator = isTextLarge ? WIDE_SPACE : "\n";
    SpannableString label = new SpannableString(key.digit() + separator + key.left());
    span(label, new RelativeSizeSpan(COUNT_PART_OF_DIGIT));
    if (isTextLarge) {
      span(label, new SuperscriptSpan());
    }
    return label;
  }

  /** Lets {@code style} apply to all but the digit. */
  private static void span(Spannable label, Object style) {
    label.setSpan(style, 1, label.length(), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
  }

  /** Haptic feedback, unless it is disabled in the system settings. */
  private static void performHapticFeedback(View key) {
    key.performHapticFeedback(HapticFeedbackConstants.KEYBOARD_TAP);
  }
}
