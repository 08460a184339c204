package dev.casilla.app.ui.share;

import android.content.res.Resources;
import android.view.View;
import com.google.android.material.R;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import dev.casilla.app.ui.common.window.WindowFold;
import dev.casilla.app.ui.common.window.WindowFold.Direction;
import java.util.Objects;
import java.util.Optional;

/** Keeps a sheet on one side of a fold that goes from above to below: the one at the end. */
final class FoldSheetPlacement {
  private final BottomSheetDialog dialog;
  private final int most;

  FoldSheetPlacement(BottomSheetDialog dialog) {
    this.dialog = dialog;
    most = dialog.getBehavior().getMaxWidth();
  }

  /** The fold that parts the window from now on, if one does. */
  void keepClearOf(Optional<WindowFold> fold) {
    Optional<WindowFold> upright = fold.filter(one -> one.direction() == Direction.UPRIGHT);
    Resources resources = dialog.getContext().getResources();
    int width = resources.getDisplayMetrics().widthPixels;
    boolean isMirrored =
        resources.getConfiguration().getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
    int room = upright.map(one -> isMirrored ? one.start() : width - one.end()).orElse(width);
    dialog.getBehavior().setMaxWidth(Math.min(most, room));
    // It stays in the middle of its window, from where half of what it has less room for leads.
    float aside = (width - room) / 2f;
    View sheet = Objects.requireNonNull(dialog.findViewById(R.id.design_bottom_sheet));
    sheet.setTranslationX(isMirrored ? -aside : aside);
  }
}
