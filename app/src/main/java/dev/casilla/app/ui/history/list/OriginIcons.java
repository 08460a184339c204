package dev.casilla.app.ui.history.list;

import androidx.annotation.DrawableRes;
import dev.casilla.app.R;
import dev.casilla.app.model.Origin;

/** The picture of an origin: the door it came in by. */
final class OriginIcons {
  private OriginIcons() {}

  @DrawableRes
  static int of(Origin origin) {
    return switch (origin) {
      case SCAN -> R.drawable.ic_scan;
      case PHOTO -> R.drawable.ic_photo;
      case TYPED -> R.drawable.ic_type;
      case PASTED -> R.drawable.ic_paste;
      case GENERATED -> R.drawable.ic_new_puzzle;
    };
  }
}
