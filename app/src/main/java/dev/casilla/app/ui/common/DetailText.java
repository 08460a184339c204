package dev.casilla.app.ui.common;

import android.content.res.ColorStateList;
import android.graphics.Typeface;
import android.text.Spannable;
import android.text.SpannableStringBuilder;
import android.text.style.TextAppearanceSpan;
import android.view.View;
import androidx.appcompat.content.res.AppCompatResources;
import dev.casilla.app.R;

/** Adds a smaller second line to a text, which a screen reader reads together with the first. */
public final class DetailText {
  private static final int UNCHANGED = -1;

  private DetailText() {}

  /** Returns {@code name} and {@code detail} on two lines, styled for {@code view}. */
  public static CharSequence below(View view, CharSequence name, CharSequence detail) {
    SpannableStringBuilder text = new SpannableStringBuilder(name).append('\n').append(detail);
    span(text, name.length() + 1, small(view));
    span(text, name.length() + 1, quiet(view));
    return text;
  }

  private static TextAppearanceSpan small(View view) {
    return new TextAppearanceSpan(
        view.getContext(), com.google.android.material.R.style.TextAppearance_Material3_BodyMedium);
  }

  /** A quiet colour that follows the state of the view. */
  private static TextAppearanceSpan quiet(View view) {
    ColorStateList color =
        AppCompatResources.getColorStateList(view.getContext(), R.color.detail_text);
    return new TextAppearanceSpan(null, Typeface.NORMAL, UNCHANGED, color, null);
  }

  private static void span(SpannableStringBuilder text, int start, Object span) {
    text.setSpan(span, start, text.length(), Spannable.SPAN_EXCLUSIVE_EXCLUSIVE);
  }
}
