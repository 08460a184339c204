package dev.casilla.app.ui.settings;

import android.view.View;
import android.widget.CompoundButton;
import dev.casilla.app.R;
import dev.casilla.app.databinding.SettingsScreenBinding;
import dev.casilla.app.model.settings.AppLanguage;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.model.settings.ThemeMode;
import dev.casilla.app.ui.common.MessageStyle;
import dev.casilla.app.ui.common.ViewVisibility;
import java.util.EnumMap;
import java.util.Map;

/** Shows a {@link SettingsUiState} and passes choices to the view model. */
final class SettingsScreen {
  private final Map<ThemeMode, CompoundButton> themes = new EnumMap<>(ThemeMode.class);
  private final Map<AppLanguage, CompoundButton> languages = new EnumMap<>(AppLanguage.class);
  private final Map<EntryOrder, CompoundButton> orders = new EnumMap<>(EntryOrder.class);
  private final Map<SettingsOption, CompoundButton> options = new EnumMap<>(SettingsOption.class);

  private final View notKept;

  SettingsScreen(SettingsScreenBinding views, SettingsViewModel model) {
    notKept = views.notKept.getRoot();
    MessageStyle.BAD.applyTo(views.notKept);
    views.notKept.fact.setText(R.string.changes_not_kept);
    views.notKept.advice.setText(R.string.changes_not_kept_advice);
    views.notKept.action.setVisibility(View.GONE);
    themes.put(ThemeMode.SYSTEM, views.themeSystem);
    themes.put(ThemeMode.LIGHT, views.themeLight);
    themes.put(ThemeMode.DARK, views.themeDark);
    languages.put(AppLanguage.SYSTEM, views.languageSystem);
    languages.put(AppLanguage.ENGLISH, views.languageEnglish);
    languages.put(AppLanguage.SPANISH, views.languageSpanish);
    languages.put(AppLanguage.CHINESE, views.languageChinese);
    orders.put(EntryOrder.CELL_FIRST, views.cellFirst);
    orders.put(EntryOrder.DIGIT_FIRST, views.digitFirst);
    options.put(SettingsOption.DYNAMIC_COLOR, views.dynamicColor);
    options.put(SettingsOption.HIGH_CONTRAST, views.highContrast);
    options.put(SettingsOption.HIGHLIGHT_PEERS, views.highlightPeers);
    options.put(SettingsOption.HIGHLIGHT_SAME_DIGITS, views.highlightSameDigits);
    options.put(SettingsOption.KEEP_SCREEN_ON, views.keepScreenOn);
    themes.forEach((theme, view) -> view.setOnClickListener(tap -> model.choose(theme)));
    languages.forEach((language, view) -> view.setOnClickListener(tap -> model.choose(language)));
    orders.forEach((order, view) -> view.setOnClickListener(tap -> model.choose(order)));
    options.forEach((option, view) -> view.setOnClickListener(tap -> model.toggle(option)));
  }

  void show(SettingsUiState state) {
    notKept.setVisibility(state.isSaved() ? View.GONE : View.VISIBLE);
    themes.forEach((theme, view) -> view.setChecked(theme == state.settings().theme()));
    languages.forEach((language, view) -> view.setChecked(language == state.language()));
    orders.forEach((order, view) -> view.setChecked(order == state.settings().entryOrder()));
    options.forEach(
        (option, view) -> {
          ViewVisibility.set(view, state.offers(option));
          view.setEnabled(state.matters(option));
          view.setChecked(state.settings().has(option));
        });
  }
}
