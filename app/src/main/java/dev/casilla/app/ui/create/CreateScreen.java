package dev.casilla.app.ui.create;

import android.content.res.Resources;
import android.view.ViewGroup;
import android.widget.CompoundButton;
import dev.casilla.app.R;
import dev.casilla.app.databinding.CreateScreenBinding;
import dev.casilla.app.ui.common.DetailText;
import dev.casilla.app.ui.common.MessageStyle;
import dev.casilla.app.ui.common.MessageText;
import dev.casilla.app.ui.common.TextSize;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.create.CreateUiState.Stage;
import dev.casilla.app.ui.create.PuzzleSpec.DifficultyLevel;
import dev.casilla.app.ui.create.SymmetryPatternView.SymmetryPattern;
import dev.casilla.solver.generator.Symmetry;
import java.util.EnumMap;
import java.util.Map;

/** Shows a {@link CreateUiState} and passes on what the person chooses. */
final class CreateScreen {
  private final CreateScreenBinding views;
  private final CreateViewModel model;
  private final Map<Symmetry, SymmetryCard> symmetries = new EnumMap<>(Symmetry.class);
  private final Map<DifficultyLevel, CompoundButton> levels = new EnumMap<>(DifficultyLevel.class);

  CreateScreen(CreateScreenBinding views, CreateViewModel model) {
    this.views = views;
    this.model = model;
    symmetries.put(Symmetry.HALF_TURN, views.halfTurn);
    symmetries.put(Symmetry.MIRROR, views.mirror);
    symmetries.put(Symmetry.QUARTER_TURN, views.quarterTurn);
    symmetries.put(Symmetry.NONE, views.none);
    levels.put(DifficultyLevel.STRATEGIES, views.strategies);
    levels.put(DifficultyLevel.SEARCH, views.search);
    arrange();
    explain(views.strategies, R.string.level_strategies, R.string.level_strategies_detail);
    explain(views.search, R.string.level_search, R.string.level_search_detail);
    symmetries.forEach(
        (symmetry, card) -> {
          if (isForNames(card.getResources())) {
            card.hidePattern();
          }
          card.show(SymmetryPattern.of(symmetry));
          card.setOnClickListener(tap -> model.choose(symmetry));
        });
    levels.forEach((level, button) -> button.setOnClickListener(tap -> model.choose(level)));
  }

  void show(CreateUiState state) {
    symmetries.forEach(
        (symmetry, card) -> show(card, symmetry == state.spec().symmetry(), state.isChoosing()));
    levels.forEach(
        (level, button) -> {
          button.setChecked(level == state.spec().level());
          button.setEnabled(state.isChoosing());
        });
    ViewVisibility.set(views.progress, state.showsProgress());
    ViewVisibility.set(views.making, state.showsProgress());
    ViewVisibility.set(views.notKept.getRoot(), state.hasFailed());
    if (state.hasFailed()) {
      explainFailure(state.stage());
    }
    if (state.showsProgress()) {
      offer(R.string.stop, model::stop);
    } else {
      offer(R.string.make_puzzle, model::make);
    }
    views.make.setEnabled(state.isChoosing() || state.showsProgress());
  }

  private void explainFailure(Stage stage) {
    Resources words = views.getRoot().getResources();
    boolean isDisk = stage == Stage.NOT_SAVED;
    int fact = isDisk ? R.string.not_kept : R.string.trouble_unforeseen;
    int advice = isDisk ? R.string.trouble_storage_advice : R.string.trouble_unforeseen_advice;
    MessageText text =
        new MessageText(MessageStyle.BAD, words.getString(fact), words.getString(advice));
    text.tone().applyTo(views.notKept);
    views.notKept.fact.setText(text.fact());
    views.notKept.advice.setText(text.advice());
    if (isForNames(words)) {
      ViewVisibility.set(views.notKept.advice, false);
      views.notKept.fact.setContentDescription(text.spoken(words));
    }
    ViewVisibility.set(views.notKept.action, false);
  }

  /**
   * In a low window, the levels are beside the patterns, and a failure comes first, so that it is
   * visible without scrolling.
   */
  private void arrange() {
    boolean isBeside = views.getRoot().getResources().getBoolean(R.bool.levels_beside);
    if (isBeside && views.levels.getParent() != views.beside) {
      ((ViewGroup) views.levels.getParent()).removeView(views.levels);
      views.beside.addView(views.levels, 1 + views.beside.indexOfChild(views.notKept.getRoot()));
    }
  }

  private void offer(int name, Runnable action) {
    views.make.setText(name);
    views.make.setOnClickListener(tap -> action.run());
  }

  private static void show(SymmetryCard card, boolean chosen, boolean enabled) {
    // A disabled card cannot be checked.
    card.setEnabled(true);
    card.setChecked(chosen);
    card.setEnabled(enabled);
  }

  private static void explain(CompoundButton button, int name, int detail) {
    Resources words = button.getResources();
    CharSequence both = DetailText.below(button, words.getText(name), words.getText(detail));
    button.setText(both);
    if (isForNames(words)) {
      button.setText(name);
      button.setContentDescription(both);
    }
  }

  /** Whether large text in a low window leaves room for names only. */
  private static boolean isForNames(Resources resources) {
    return resources.getBoolean(R.bool.levels_beside) && TextSize.isLarge(resources);
  }
}
