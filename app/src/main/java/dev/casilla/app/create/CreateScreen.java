package dev.casilla.app.create;

import android.content.res.Resources;
import android.view.ViewGroup;
import android.widget.CompoundButton;
import dev.casilla.app.R;
import dev.casilla.app.create.CreateUiState.Stage;
import dev.casilla.app.databinding.CreateScreenBinding;
import dev.casilla.app.page.Detail;
import dev.casilla.app.page.TextSize;
import dev.casilla.app.page.Visible;
import dev.casilla.solver.generator.Symmetry;
import java.util.EnumMap;
import java.util.Map;

/** Shows a {@link CreateUiState} and passes on what is wished for. */
final class CreateScreen {
  private final CreateScreenBinding views;
  private final CreateViewModel model;
  private final Map<Symmetry, SymmetryCard> symmetries = new EnumMap<>(Symmetry.class);
  private final Map<Level, CompoundButton> levels = new EnumMap<>(Level.class);

  CreateScreen(CreateScreenBinding views, CreateViewModel model) {
    this.views = views;
    this.model = model;
    symmetries.put(Symmetry.HALF_TURN, views.halfTurn);
    symmetries.put(Symmetry.MIRROR, views.mirror);
    symmetries.put(Symmetry.QUARTER_TURN, views.quarterTurn);
    symmetries.put(Symmetry.NONE, views.none);
    levels.put(Level.STRATEGIES, views.strategies);
    levels.put(Level.SEARCH, views.search);
    arrange();
    explain(views.strategies, R.string.level_strategies, R.string.level_strategies_detail);
    explain(views.search, R.string.level_search, R.string.level_search_detail);
    symmetries.forEach(
        (symmetry, card) -> {
          if (isForNames(card.getResources())) {
            card.hidePattern();
          }
          card.show(Pattern.of(symmetry));
          card.setOnClickListener(tap -> model.choose(symmetry));
        });
    levels.forEach((level, button) -> button.setOnClickListener(tap -> model.choose(level)));
  }

  void show(CreateUiState state) {
    symmetries.forEach(
        (symmetry, card) -> show(card, symmetry == state.wish().symmetry(), state.isChoosing()));
    levels.forEach(
        (level, button) -> {
          button.setChecked(level == state.wish().level());
          button.setEnabled(state.isChoosing());
        });
    Visible.set(views.progress, state.showsProgress());
    boolean notKept = state.stage() == Stage.NOT_KEPT;
    Visible.set(views.making, state.showsProgress() || notKept);
    views.making.setText(notKept ? R.string.not_kept : R.string.making);
    if (state.showsProgress()) {
      offer(R.string.stop, model::stop);
    } else {
      offer(R.string.make_puzzle, model::make);
    }
    views.make.setEnabled(state.isChoosing() || state.showsProgress());
  }

  /** In a low window there is room for levels beside the symmetries, and none below them. */
  private void arrange() {
    boolean isBeside = views.getRoot().getResources().getBoolean(R.bool.levels_beside);
    if (isBeside && views.levels.getParent() != views.beside) {
      ((ViewGroup) views.levels.getParent()).removeView(views.levels);
      views.beside.addView(views.levels, 0);
    }
  }

  private void offer(int name, Runnable action) {
    views.make.setText(name);
    views.make.setOnClickListener(tap -> action.run());
  }

  private static void show(SymmetryCard card, boolean chosen, boolean enabled) {
    // A card that is not enabled cannot be checked either.
    card.setEnabled(true);
    card.setChecked(chosen);
    card.setEnabled(enabled);
  }

  private static void explain(CompoundButton button, int name, int detail) {
    Resources words = button.getResources();
    CharSequence both = Detail.below(button, words.getText(name), words.getText(detail));
    button.setText(both);
    if (isForNames(words)) {
      button.setText(name);
      button.setContentDescription(both);
    }
  }

  /** Large text in a low window leaves no room for more than names, or choices would be hidden. */
  private static boolean isForNames(Resources resources) {
    return resources.getBoolean(R.bool.levels_beside) && TextSize.isLarge(resources);
  }
}
