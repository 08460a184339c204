package dev.casilla.app.ui.puzzle.controls;

import android.content.Context;
import android.util.AttributeSet;
import android.view.accessibility.AccessibilityNodeInfo;
import android.widget.Button;
import com.google.android.material.card.MaterialCardView;
import org.jspecify.annotations.Nullable;

/** A clickable card that accessibility services announce as a button. */
public final class HomeOptionCard extends MaterialCardView {
  public HomeOptionCard(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  /** A delegate is not enough: the card sets its own class name after it. */
  @Override
  public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {
    super.onInitializeAccessibilityNodeInfo(info);
    info.setClassName(Button.class.getName());
  }
}
