package dev.casilla.app.ui.settings;

import android.content.Intent;
import android.os.Bundle;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.SettingsScreenBinding;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.PageSetup;
import org.jspecify.annotations.Nullable;

/** What can be chosen, and the way to what there is to know about Casilla. */
public final class SettingsActivity extends BaseActivity {
  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    PageSetup.drawEdgeToEdge(this);
    super.onCreate(savedInstanceState);
    SettingsScope scope = (SettingsScope) getApplication();
    SettingsViewModel model =
        new ViewModelProvider(this, scope.settingsViewModels()).get(SettingsViewModel.class);
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
