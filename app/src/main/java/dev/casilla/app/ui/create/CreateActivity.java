package dev.casilla.app.ui.create;

import android.os.Bundle;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.CreateScreenBinding;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.PageSetup;
import dev.casilla.app.ui.create.CreateUiState.Stage;
import org.jspecify.annotations.Nullable;

/** A new puzzle: which kind, and there it is. */
public final class CreateActivity extends BaseActivity {
  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    PageSetup.drawEdgeToEdge(this);
    super.onCreate(savedInstanceState);
    CreateScope scope = (CreateScope) getApplication();
    CreateViewModel model =
        new ViewModelProvider(this, scope.createViewModels()).get(CreateViewModel.class);
    CreateScreenBinding views = CreateScreenBinding.inflate(getLayoutInflater());
    PageSetup.show(this, views.getRoot(), views.title, views.body);
    CreateScreen screen = new CreateScreen(views, model);
    model.state().observe(this, state -> show(state, screen, scope));
  }

  /** Once the puzzle is there, its own screen takes this one's place. */
  private void show(CreateUiState state, CreateScreen screen, CreateScope scope) {
    screen.show(state);
    if (state.stage() == Stage.MADE && !isFinishing()) {
      startActivity(scope.puzzleScreen(state.sheetId()));
      finish();
    }
  }
}
