package dev.casilla.app.ui.settings;

import android.content.Intent;
import android.os.Bundle;
import android.widget.TextView;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.R;
import dev.casilla.app.databinding.AboutScreenBinding;
import dev.casilla.app.databinding.LibraryBinding;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.DetailText;
import dev.casilla.app.ui.common.PageSetup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows the version, privacy information and third-party libraries. */
public final class AboutActivity extends BaseActivity {
  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    PageSetup.drawEdgeToEdge(this);
    super.onCreate(savedInstanceState);
    AboutScreenBinding views = AboutScreenBinding.inflate(getLayoutInflater());
    PageSetup.show(this, views.getRoot(), views.title, views.column);
    views.edition.setText(getString(R.string.edition, BuildConfig.VERSION_NAME));
    show(ThirdPartyLibrary.parse(getResources().getStringArray(R.array.libraries)), views);
    show(
        ThirdPartyLibrary.parse(getResources().getStringArray(R.array.libraries_of_edition)),
        views);
    views.licence.setOnClickListener(
        view -> startActivity(new Intent(this, LicenceActivity.class)));
  }

  private void show(List<ThirdPartyLibrary> libraries, AboutScreenBinding views) {
    for (ThirdPartyLibrary library : libraries) {
      TextView row = LibraryBinding.inflate(getLayoutInflater(), views.libraries, true).getRoot();
      String detail = getString(R.string.library, library.holder(), library.licence());
      row.setText(DetailText.below(row, library.name(), detail));
    }
  }

  /**
   * A third-party library, or a family of them.
   *
   * @param modules the prefix of its modules, as {@code group:name}
   */
  record ThirdPartyLibrary(String modules, String name, String holder, String licence) {
    private static final int PARTS = 4;

    /** Parses libraries from resources: four parts separated by bars. */
    static List<ThirdPartyLibrary> parse(String[] lines) {
      List<ThirdPartyLibrary> libraries = new ArrayList<>();
      for (String line : lines) {
        String[] parts = line.split("\\|", -1);
        if (parts.length != PARTS) {
          throw new IllegalArgumentException("no library: " + line);
        }
        libraries.add(new ThirdPartyLibrary(parts[0], parts[1], parts[2], parts[3]));
      }
      return libraries;
    }

    /** Whether {@code module}, {@code group:name:version}, belongs to this library. */
    boolean covers(String module) {
      return module.startsWith(modules);
    }
  }
}
