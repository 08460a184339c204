package dev.casilla.app.ui.create;

import android.os.Bundle;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.CreateScreenBinding;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.PageSetup;
import dev.casilla.app.ui.create.CreateUiState.Stage;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import org.jspecify.annotations.Nullable;

/** Generates a puzzle of the kind that the person chooses. */
public final class CreateActivity extends BaseActivity {
  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    PageSetup.drawEdgeToEdge(this);
    super.onCreate(savedInstanceState);
    CreateViewModel model = new ViewModelProvider(this).get(CreateViewModel.class);
    CreateScreenBinding views = CreateScreenBinding.inflate(getLayoutInflater());
    PageSetup.show(this, views.getRoot(), views.title, views.body);
    CreateScreen screen = new CreateScreen(views, model);
    model.state().observe(this, state -> show(state, screen));
  }

  /** The screen of the generated puzzle replaces this one. */
  private void show(CreateUiState state, CreateScreen screen) {
    screen.show(state);
    if (state.stage() == Stage.MADE && !isFinishing()) {
      startActivity(PuzzleActivity.intent(this, state.sheetId()));
      finish();
    }
  }
}
