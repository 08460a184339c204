package dev.casilla.app.ui.settings;

import android.content.Intent;
import android.os.Bundle;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.SettingsScreenBinding;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.PageSetup;
import org.jspecify.annotations.Nullable;

/** The settings, with a link to the about screen. */
public final class SettingsActivity extends BaseActivity {
  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    PageSetup.drawEdgeToEdge(this);
    super.onCreate(savedInstanceState);
    SettingsViewModel model = new ViewModelProvider(this).get(SettingsViewModel.class);
    model.refreshLanguage();
    SettingsScreenBinding views = SettingsScreenBinding.inflate(getLayoutInflater());
    PageSetup.show(this, views.getRoot(), views.title, views.column);
    views.about.setOnClickListener(view -> startActivity(new Intent(this, AboutActivity.class)));
    model.state().observe(this, new SettingsScreen(views, model)::show);
  }

  @Override
  protected void onStart() {
    super.onStart();
    new ViewModelProvider(this).get(SettingsViewModel.class).retrySave();
  }
}
