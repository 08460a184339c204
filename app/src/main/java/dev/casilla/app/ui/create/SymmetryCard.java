package dev.casilla.app.ui.create;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.accessibility.AccessibilityNodeInfo;
import android.widget.RadioButton;
import com.google.android.material.card.MaterialCardView;
import dev.casilla.app.R;
import dev.casilla.app.databinding.SymmetryCardBinding;
import dev.casilla.app.ui.create.SymmetryPatternView.SymmetryPattern;
import org.jspecify.annotations.Nullable;

/** A card with a symmetry's pattern and name. Accessibility services see a radio button. */
public final class SymmetryCard extends MaterialCardView {
  private static final float DISABLED = 0.38f;

  private final SymmetryCardBinding views;

  public SymmetryCard(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    views = SymmetryCardBinding.inflate(LayoutInflater.from(context), this);
    TypedArray styled = context.obtainStyledAttributes(attributes, R.styleable.SymmetryCard);
    views.name.setText(styled.getText(R.styleable.SymmetryCard_android_text));
    styled.recycle();
    setCheckable(true);
  }

  void show(SymmetryPattern pattern) {
    views.pattern.show(pattern);
  }

  /** Hides the pattern to make room for the name. */
  void hidePattern() {
    views.pattern.setVisibility(GONE);
  }

  /** Applies to the content of the card, too. */
  @Override
  public void setEnabled(boolean enabled) {
    super.setEnabled(enabled);
    views.name.setEnabled(enabled);
    views.pattern.setAlpha(enabled ? 1 : DISABLED);
  }

  @Override
  public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {
    super.onInitializeAccessibilityNodeInfo(info);
    info.setClassName(RadioButton.class.getName());
  }
}
