package dev.casilla.app.ui.share;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import androidx.activity.EdgeToEdge;
import androidx.core.app.TaskStackBuilder;
import androidx.core.content.IntentCompat;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.R;
import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.document.ContentDocument;
import dev.casilla.app.data.transfer.document.TextDocument;
import dev.casilla.app.databinding.ReceiveScreenBinding;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.SafeIntentReader;
import dev.casilla.app.ui.common.TransferErrorFormatter;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.common.window.WindowFoldObserver;
import dev.casilla.app.ui.history.HistoryActivity;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import org.jspecify.annotations.Nullable;

/** Imports what another app sends and opens it. Visible only if that takes long or fails. */
public final class ReceiveActivity extends BaseActivity {
  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    ReceiveScreenBinding views = ReceiveScreenBinding.inflate(getLayoutInflater());
    WindowFoldObserver.of(this).observe(this, views.getRoot()::setFold);
    views.close.setOnClickListener(view -> finish());
    setContentView(views.getRoot());
    ReceiveViewModel model = new ViewModelProvider(this).get(ReceiveViewModel.class);
    model.state().observe(this, state -> show(views, state));
    model.take(source(this, getIntent()));
  }

  private void show(ReceiveScreenBinding views, ReceiveUiState state) {
    if (state instanceof ReceiveUiState.Reading reading) {
      showReading(views, reading.isLong());
    } else if (state instanceof ReceiveUiState.Failed failed) {
      TransferErrorFormatter words = new TransferErrorFormatter(getResources());
      showCard(views, words.fact(failed.trouble()), words.advice(failed.trouble()));
    } else if (state instanceof ReceiveUiState.Many many) {
      startActivities(HistoryActivity.intent(this, many.added(), many.known(), many.malformed()));
    } else if (state instanceof ReceiveUiState.One one) {
      startActivity(PuzzleActivity.intent(this, one.id()));
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

  /** Starts {@code screen} above its parent, so that Back leads there. */
  private void startActivities(Intent screen) {
    TaskStackBuilder.create(this).addNextIntentWithParentStack(screen).startActivities();
    finish();
  }

  /** The document or text that {@code intent} offers; an empty text if it offers nothing. */
  private static SheetImporter.Source source(Context context, Intent intent) {
    return SafeIntentReader.read(() -> found(context, intent), text -> text.read(""));
  }

  private static SheetImporter.Source found(Context context, Intent intent) {
    Uri place = place(intent);
    if (place != null) {
      TextDocument document = new ContentDocument(context, place);
      return text -> text.read(document);
    }
    CharSequence words = intent.getCharSequenceExtra(Intent.EXTRA_TEXT);
    return text -> text.read(words == null ? "" : words);
  }

  private static @Nullable Uri place(Intent intent) {
    Uri attached = IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class);
    return attached == null ? intent.getData() : attached;
  }
}
