package dev.casilla.app.page;

import android.text.Spannable;
import android.text.SpannableStringBuilder;
import android.text.style.ForegroundColorSpan;
import android.text.style.TextAppearanceSpan;
import android.view.View;
import com.google.android.material.R;
import com.google.android.material.color.MaterialColors;

/** A second line, smaller and quieter, in the same text: a screen reader says both at once. */
public final class Detail {
  private Detail() {}

  /** {@code name} with {@code detail} below, for a text in {@code view}. */
  public static CharSequence below(View view, CharSequence name, CharSequence detail) {
    SpannableStringBuilder text = new SpannableStringBuilder(name).append('\n').append(detail);
    int color = MaterialColors.getColor(view, R.attr.colorOnSurfaceVariant);
    span(text, name.length() + 1, small(view));
    span(text, name.length() + 1, new ForegroundColorSpan(color));
    return text;
  }

  private static TextAppearanceSpan small(View view) {
    return new TextAppearanceSpan(view.getContext(), R.style.TextAppearance_Material3_BodyMedium);
  }

  private static void span(SpannableStringBuilder text, int start, Object span) {
    text.setSpan(span, start, text.length(), Spannable.SPAN_EXCLUSIVE_EXCLUSIVE);
  }
}
