package dev.casilla.app.ui.share;

import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import androidx.activity.EdgeToEdge;
import androidx.core.app.TaskStackBuilder;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.R;
import dev.casilla.app.databinding.ReceiveScreenBinding;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.TransferErrorFormatter;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.common.window.WindowFoldObserver;
import org.jspecify.annotations.Nullable;

/** Takes in what another app offers and leads to it. Seen only where that takes long or fails. */
public final class ReceiveActivity extends BaseActivity {
  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    ReceiveScreenBinding views = ReceiveScreenBinding.inflate(getLayoutInflater());
    WindowFoldObserver.of(this).observe(this, views.getRoot()::setFold);
    views.close.setOnClickListener(view -> finish());
    setContentView(views.getRoot());
    ReceiveViewModel model =
        new ViewModelProvider(this, scope().shareViewModels()).get(ReceiveViewModel.class);
    model.state().observe(this, state -> show(views, state));
    model.take(IntentImportSource.of(this, getIntent()));
  }

  private void show(ReceiveScreenBinding views, ReceiveUiState state) {
    if (state instanceof ReceiveUiState.Reading reading) {
      showReading(views, reading.isLong());
    } else if (state instanceof ReceiveUiState.Failed failed) {
      TransferErrorFormatter words = new TransferErrorFormatter(getResources());
      showCard(views, words.fact(failed.trouble()), words.advice(failed.trouble()));
    } else if (state instanceof ReceiveUiState.Many many) {
      startActivities(scope().sheetsScreen(many.added(), many.known(), many.malformed()));
    } else if (state instanceof ReceiveUiState.One one) {
      startActivity(scope().puzzleScreen(one.id()));
      finish();
    }
  }

  private void showReading(ReceiveScreenBinding views, boolean isLong) {
    ViewVisibility.set(views.card, isLong);
    views.progress.setVisibility(View.VISIBLE);
    views.fact.setText(R.string.receiving);
    views.advice.setVisibility(View.GONE);
    views.close.setText(R.string.receive_cancel);
  }

  private void showCard(ReceiveScreenBinding views, String fact, String advice) {
    views.card.setVisibility(View.VISIBLE);
    views.progress.setVisibility(View.GONE);
    views.fact.setText(fact);
    views.advice.setText(advice);
    views.advice.setVisibility(advice.isEmpty() ? View.GONE : View.VISIBLE);
    views.close.setText(R.string.receive_close);
  }

  /** With what is below it, for the way back. */
  private void startActivities(Intent screen) {
    TaskStackBuilder.create(this).addNextIntentWithParentStack(screen).startActivities();
    finish();
  }

  private ShareScope scope() {
    return (ShareScope) getApplication();
  }
}
