package dev.casilla.app.settings;

import android.content.Context;
import android.content.res.TypedArray;
import android.text.Spannable;
import android.text.SpannableStringBuilder;
import android.text.style.ForegroundColorSpan;
import android.text.style.TextAppearanceSpan;
import android.util.AttributeSet;
import com.google.android.material.color.MaterialColors;
import com.google.android.material.materialswitch.MaterialSwitch;
import dev.casilla.app.R;
import org.jspecify.annotations.Nullable;

/** A switch as wide as the screen, which says below its name what it does. */
public final class DetailSwitch extends MaterialSwitch {
  public DetailSwitch(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    TypedArray styled = context.obtainStyledAttributes(attributes, R.styleable.DetailSwitch);
    String detail = styled.getString(R.styleable.DetailSwitch_detail);
    styled.recycle();
    if (detail != null) {
      setText(withDetail(getText(), detail));
    }
  }

  private CharSequence withDetail(CharSequence name, String detail) {
    SpannableStringBuilder text = new SpannableStringBuilder(name).append('\n').append(detail);
    int start = name.length() + 1;
    int color =
        MaterialColors.getColor(this, com.google.android.material.R.attr.colorOnSurfaceVariant);
    text.setSpan(small(), start, text.length(), Spannable.SPAN_EXCLUSIVE_EXCLUSIVE);
    text.setSpan(
        new ForegroundColorSpan(color), start, text.length(), Spannable.SPAN_EXCLUSIVE_EXCLUSIVE);
    return text;
  }

  private TextAppearanceSpan small() {
    return new TextAppearanceSpan(
        getContext(), com.google.android.material.R.style.TextAppearance_Material3_BodyMedium);
  }
}
