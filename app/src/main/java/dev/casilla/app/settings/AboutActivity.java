package dev.casilla.app.settings;

import android.content.Intent;
import android.os.Bundle;
import android.widget.TextView;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.R;
import dev.casilla.app.databinding.AboutScreenBinding;
import dev.casilla.app.databinding.LibraryBinding;
import dev.casilla.app.page.Detail;
import dev.casilla.app.page.Page;
import dev.casilla.app.page.Screen;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Version, privacy, and whose work Casilla is made with. */
public final class AboutActivity extends Screen {
  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    Page.drawEdgeToEdge(this);
    super.onCreate(savedInstanceState);
    AboutScreenBinding views = AboutScreenBinding.inflate(getLayoutInflater());
    Page.show(this, views.getRoot(), views.title, views.column);
    views.edition.setText(getString(R.string.edition, BuildConfig.VERSION_NAME));
    show(Library.parse(getResources().getStringArray(R.array.libraries)), views);
    show(Library.parse(getResources().getStringArray(R.array.libraries_of_edition)), views);
    views.licence.setOnClickListener(
        view -> startActivity(new Intent(this, LicenceActivity.class)));
  }

  private void show(List<Library> libraries, AboutScreenBinding views) {
    for (Library library : libraries) {
      TextView row = LibraryBinding.inflate(getLayoutInflater(), views.libraries, true).getRoot();
      String detail = getString(R.string.library, library.holder(), library.licence());
      row.setText(Detail.below(row, library.name(), detail));
    }
  }
}
