package dev.casilla.app.ui.create;

import android.view.ViewGroup;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.R;
import dev.casilla.app.databinding.CreateScreenBinding;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.ui.create.PuzzleSpec.DifficultyLevel;
import dev.casilla.solver.generator.Symmetry;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The states of the create screen for golden pictures. */
public final class CreateScreenPictures implements PicturedScreen<CreateActivity> {
  private static final PuzzleSpec OTHER = new PuzzleSpec(Symmetry.NONE, DifficultyLevel.SEARCH);

  @Override
  public String name() {
    return "create";
  }

  @Override
  public Class<CreateActivity> activity() {
    return CreateActivity.class;
  }

  @Override
  public Map<String, Consumer<CreateActivity>> states() {
    return Map.of(
        "usual", activity -> show(activity, CreateUiState.choosing(PuzzleSpec.DEFAULT)),
        "other", activity -> show(activity, CreateUiState.choosing(OTHER)),
        "not-kept", activity -> show(activity, CreateUiState.notSaved(PuzzleSpec.DEFAULT)),
        "making", activity -> show(activity, CreateUiState.makingLong(OTHER)));
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("usual");
  }

  @Override
  public Set<Integer> primaryContent() {
    return Set.of(R.id.make, R.id.half_turn);
  }

  private static void show(CreateActivity activity, CreateUiState state) {
    CreateViewModel model = new ViewModelProvider(activity).get(CreateViewModel.class);
    ViewGroup content = activity.findViewById(android.R.id.content);
    CreateScreenBinding views = CreateScreenBinding.bind(content.getChildAt(0));
    new CreateScreen(views, model).show(state);
  }
}
