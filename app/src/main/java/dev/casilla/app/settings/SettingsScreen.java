package dev.casilla.app.settings;

import android.view.View;
import android.widget.CompoundButton;
import dev.casilla.app.R;
import dev.casilla.app.databinding.SettingsScreenBinding;
import dev.casilla.app.page.Tone;
import dev.casilla.app.page.Visible;
import java.util.EnumMap;
import java.util.Map;

/** Shows a {@link SettingsUiState} and passes on what is chosen. */
final class SettingsScreen {
  private final Map<Theme, CompoundButton> themes = new EnumMap<>(Theme.class);
  private final Map<Language, CompoundButton> languages = new EnumMap<>(Language.class);
  private final Map<EntryOrder, CompoundButton> orders = new EnumMap<>(EntryOrder.class);
  private final Map<Option, CompoundButton> options = new EnumMap<>(Option.class);

  private final View notKept;

  SettingsScreen(SettingsScreenBinding views, SettingsViewModel model) {
    notKept = views.notKept.getRoot();
    Tone.BAD.paint(views.notKept);
    views.notKept.fact.setText(R.string.changes_not_kept);
    views.notKept.advice.setText(R.string.changes_not_kept_advice);
    views.notKept.action.setVisibility(View.GONE);
    themes.put(Theme.SYSTEM, views.themeSystem);
    themes.put(Theme.LIGHT, views.themeLight);
    themes.put(Theme.DARK, views.themeDark);
    languages.put(Language.SYSTEM, views.languageSystem);
    languages.put(Language.ENGLISH, views.languageEnglish);
    languages.put(Language.SPANISH, views.languageSpanish);
    languages.put(Language.CHINESE, views.languageChinese);
    orders.put(EntryOrder.CELL_FIRST, views.cellFirst);
    orders.put(EntryOrder.DIGIT_FIRST, views.digitFirst);
    options.put(Option.DYNAMIC_COLOR, views.dynamicColor);
    options.put(Option.HIGH_CONTRAST, views.highContrast);
    options.put(Option.HIGHLIGHT_PEERS, views.highlightPeers);
    options.put(Option.HIGHLIGHT_SAME_DIGITS, views.highlightSameDigits);
    options.put(Option.KEEP_SCREEN_ON, views.keepScreenOn);
    themes.forEach((theme, view) -> view.setOnClickListener(tap -> model.choose(theme)));
    languages.forEach((language, view) -> view.setOnClickListener(tap -> model.choose(language)));
    orders.forEach((order, view) -> view.setOnClickListener(tap -> model.choose(order)));
    options.forEach((option, view) -> view.setOnClickListener(tap -> model.toggle(option)));
  }

  void show(SettingsUiState state) {
    notKept.setVisibility(state.areKept() ? View.GONE : View.VISIBLE);
    themes.forEach((theme, view) -> view.setChecked(theme == state.settings().theme()));
    languages.forEach((language, view) -> view.setChecked(language == state.language()));
    orders.forEach((order, view) -> view.setChecked(order == state.settings().entryOrder()));
    options.forEach(
        (option, view) -> {
          Visible.set(view, state.offers(option));
          view.setEnabled(state.matters(option));
          view.setChecked(state.settings().has(option));
        });
  }
}
