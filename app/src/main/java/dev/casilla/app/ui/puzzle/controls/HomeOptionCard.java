package dev.casilla.app.ui.puzzle.controls;

import android.content.Context;
import android.util.AttributeSet;
import android.view.accessibility.AccessibilityNodeInfo;
import android.widget.Button;
import com.google.android.material.card.MaterialCardView;
import org.jspecify.annotations.Nullable;

/** A way in: a card to tap, which a screen reader calls a button. */
public final class HomeOptionCard extends MaterialCardView {
  public HomeOptionCard(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  /** A delegate would not do: a card sets its own class name after it. */
  @Override
  public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {
    super.onInitializeAccessibilityNodeInfo(info);
    info.setClassName(Button.class.getName());
  }
}
