package dev.casilla.app.ui.puzzle;

import android.content.res.Resources;
import android.view.LayoutInflater;
import android.view.View;
import com.google.android.material.chip.Chip;
import dev.casilla.app.R;
import dev.casilla.app.databinding.SuggestionsBinding;
import dev.casilla.app.ui.common.TextSize;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.puzzle.controls.ToolRow;
import dev.casilla.app.ui.puzzle.session.CorrectionActions;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.Suggestions;
import dev.casilla.app.ui.puzzle.state.ToolsState;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;

/** Shows suggestions as chips: corrections first, then suspicious clues. */
final class SuggestionRow {
  private final SuggestionsBinding views;
  private final CorrectionActions corrections;
  private final Resources resources;
  private Suggestions shown = Suggestions.NONE;

  SuggestionRow(SuggestionsBinding views, PuzzleViewModel model) {
    this.views = views;
    this.corrections = model.corrections();
    this.resources = views.getRoot().getResources();
    views.undoHere.setOnClickListener(view -> model.act(PuzzleAction.UNDO));
    if (TextSize.isLarge(resources)) {
      ToolRow.showIconOnly(views.undoHere);
    }
  }

  /** Shows {@code suggestions}; the row replaces the tools and keeps Undo. */
  void show(Suggestions suggestions, ToolsState tools) {
    boolean canUndo = tools.usable().contains(ToolsState.Tool.UNDO);
    views.getRoot().setVisibility(suggestions.isEmpty() ? View.GONE : View.VISIBLE);
    ViewVisibility.set(views.undoHere, canUndo);
    if (!suggestions.equals(shown)) {
      shown = suggestions;
      views.chips.removeAllViews();
      suggestions.corrections().forEach(this::add);
      suggestions.suspects().forEach(this::add);
      views.choices.scrollTo(0, 0);
    }
  }

  private void add(Correction correction) {
    String name = Cells.name(correction.cell());
    boolean empties = correction.to() == Grid.NO_DIGIT;
    String text =
        empties
            ? resources.getString(R.string.suggest_emptying, name, correction.from())
            : resources.getString(R.string.suggest_digit, name, correction.from(), correction.to());
    String spoken =
        empties
            ? resources.getString(R.string.suggest_emptying_spoken, name, correction.from())
            : resources.getString(
                R.string.suggest_digit_spoken, name, correction.from(), correction.to());
    Chip chip = chip(text, spoken);
    chip.setChipIconVisible(true);
    chip.setOnClickListener(view -> corrections.correct(correction));
  }

  private void add(Suggestions.Suspect suspect) {
    String name = Cells.name(suspect.cell());
    String text = resources.getString(R.string.suspect, name, suspect.digit());
    Chip chip = chip(text, resources.getString(R.string.suspect_spoken, name, suspect.digit()));
    chip.setOnClickListener(view -> corrections.selectSuspect(suspect));
  }

  private Chip chip(String text, String spoken) {
    LayoutInflater inflater = LayoutInflater.from(views.getRoot().getContext());
    Chip chip = (Chip) inflater.inflate(R.layout.suggestion, views.chips, false);
    chip.setText(text);
    chip.setContentDescription(spoken);
    views.chips.addView(chip);
    return chip;
  }
}
