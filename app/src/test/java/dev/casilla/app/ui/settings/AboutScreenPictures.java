package dev.casilla.app.ui.settings;

import android.widget.TextView;
import androidx.core.widget.NestedScrollView;
import dev.casilla.app.R;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.golden.WindowPicture;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The about screen for golden pictures. */
public final class AboutScreenPictures implements PicturedScreen<AboutActivity> {
  @Override
  public String name() {
    return "about";
  }

  @Override
  public Class<AboutActivity> activity() {
    return AboutActivity.class;
  }

  @Override
  public Map<String, Consumer<AboutActivity>> states() {
    return Map.of("top", AboutScreenPictures::showVersion, "end", AboutScreenPictures::showEnd);
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("top");
  }

  /** Hides the version, so that a release does not change the picture. */
  private static void showVersion(AboutActivity activity) {
    TextView edition = activity.findViewById(R.id.edition);
    edition.setText(activity.getString(R.string.edition, "1.2.3"));
  }

  private static void showEnd(AboutActivity activity) {
    showVersion(activity);
    WindowPicture.layOut(activity.getWindow().getDecorView());
    NestedScrollView scroll = (NestedScrollView) activity.findViewById(R.id.column).getParent();
    scroll.scrollTo(0, Integer.MAX_VALUE / 2);
  }
}
