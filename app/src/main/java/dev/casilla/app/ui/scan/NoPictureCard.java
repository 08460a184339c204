package dev.casilla.app.ui.scan;

import android.view.View;
import com.google.android.material.button.MaterialButton;
import dev.casilla.app.databinding.ScanCardBinding;
import dev.casilla.app.ui.scan.state.ScanUiState;
import dev.casilla.app.ui.scan.state.ScanViewModel;
import java.util.Optional;

/** Says why there is no picture, and what can be done instead. */
final class NoPictureCard {
  private final ScanCardBinding views;
  private final ScanViewModel model;
  private final NoPictureFormatter words;
  private Runnable ask = () -> {};
  private Runnable settings = () -> {};

  NoPictureCard(ScanCardBinding views, ScanViewModel model) {
    this.views = views;
    this.model = model;
    this.words = new NoPictureFormatter(views.getRoot().getResources());
  }

  void onAsk(Runnable doAsk) {
    ask = doAsk;
  }

  void onSettings(Runnable open) {
    settings = open;
  }

  void onPhoto(Runnable go) {
    views.cardPhoto.setOnClickListener(view -> go.run());
  }

  void onType(Runnable go) {
    views.cardType.setOnClickListener(view -> go.run());
  }

  void show(ScanUiState state) {
    Optional<NoPictureMessage> text = words.of(state);
    views.getRoot().setVisibility(text.isPresent() ? View.VISIBLE : View.GONE);
    text.ifPresent(this::show);
  }

  private void show(NoPictureMessage text) {
    views.cardTitle.setText(text.title());
    views.cardText.setText(text.text());
    views.cardIcon.setImageResource(text.icon());
    MaterialButton main = views.cardMain;
    main.setVisibility(text.remedy() == NoPictureAction.NONE ? View.GONE : View.VISIBLE);
    main.setText(text.button());
    main.setOnClickListener(view -> help(text.remedy()));
  }

  private void help(NoPictureAction remedy) {
    switch (remedy) {
      case NONE -> {}
      case ASK -> ask.run();
      case SETTINGS -> settings.run();
      case LOOK_ON -> model.resume();
    }
  }
}
