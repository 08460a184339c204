package dev.casilla.app.ui.history;

import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.view.MenuItem;
import androidx.activity.EdgeToEdge;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument;
import androidx.activity.result.contract.ActivityResultContracts.OpenDocument;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleEventObserver;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.R;
import dev.casilla.app.data.transfer.SheetExporter;
import dev.casilla.app.data.transfer.document.ContentDocument;
import dev.casilla.app.databinding.HistoryScreenBinding;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.history.list.SheetTextFormatter;
import dev.casilla.app.ui.history.transfer.TransferUiState;
import dev.casilla.app.ui.history.transfer.TransferUiState.Direction;
import dev.casilla.app.ui.history.transfer.TransferViewModel;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.review.ReviewActivity;
import org.jspecify.annotations.Nullable;

/** Lists all stored sheets. */
public final class HistoryActivity extends BaseActivity {
  /** File providers report various types for these formats, so every file can be chosen. */
  private static final String[] ANY_TYPE = {"*/*"};

  /** With a specific type, the file picker would append another extension. */
  private static final String SDM_TYPE = "application/octet-stream";

  private static final String ADDED = "added";
  private static final String KNOWN = "known";
  private static final String MALFORMED = "malformed";

  private final ActivityResultLauncher<String[]> importing =
      registerForActivityResult(
          new OpenDocument(),
          uri -> {
            if (uri != null) {
              importFrom(uri);
            }
          });
  private final ActivityResultLauncher<String> exportingJson =
      exporting("application/json", SheetExporter.Format.JSON);
  private final ActivityResultLauncher<String> exportingSdm =
      exporting(SDM_TYPE, SheetExporter.Format.SDM);

  public static Intent intent(Context context) {
    return new Intent(context, HistoryActivity.class);
  }

  /** Opens the history with the result of an import on another screen. */
  public static Intent intent(Context context, int added, int known, int malformed) {
    return intent(context)
        .putExtra(ADDED, added)
        .putExtra(KNOWN, known)
        .putExtra(MALFORMED, malformed);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    HistoryViewModel model = history();
    model.setDescriber(new SheetTextFormatter(getResources(), System::currentTimeMillis)::words);
    HistoryScreenBinding views = HistoryScreenBinding.inflate(getLayoutInflater());
    HistoryScreen screen = new HistoryScreen(views, model, transfers());
    screen.onOpen(this::open);
    getLifecycle()
        .addObserver(
            (LifecycleEventObserver)
                (owner, event) -> {
                  if (event == Lifecycle.Event.ON_DESTROY) {
                    screen.close();
                  }
                });
    views.bar.setNavigationOnClickListener(view -> getOnBackPressedDispatcher().onBackPressed());
    views.bar.setOnMenuItemClickListener(this::choose);
    setContentView(views.getRoot());
    model.state().observe(this, screen::show);
    transfers().state().observe(this, screen::show);
    transfers().unfinished().ifPresent(this::beginAgain);
    if (savedInstanceState == null && getIntent().hasExtra(ADDED)) {
      transfers().tell(imported(getIntent()));
    }
  }

  /** Shows changes made on other screens. */
  @Override
  protected void onStart() {
    super.onStart();
    history().refresh();
  }

  private static TransferUiState.Imported imported(Intent intent) {
    return new TransferUiState.Imported(
        intent.getIntExtra(ADDED, 0),
        intent.getIntExtra(KNOWN, 0),
        intent.getIntExtra(MALFORMED, 0));
  }

  private void open(SheetSummary outline) {
    startActivity(
        outline.isDraft()
            ? ReviewActivity.intent(this, outline.id())
            : PuzzleActivity.intent(this, outline.id()));
  }

  private boolean choose(MenuItem item) {
    int chosen = item.getItemId();
    if (chosen == R.id.history_import) {
      ask(Direction.IN, importing, ANY_TYPE);
    } else if (chosen == R.id.history_export_json) {
      ask(Direction.OUT, exportingJson, getString(R.string.export_json_name));
    } else if (chosen == R.id.history_export_sdm) {
      ask(Direction.OUT, exportingSdm, getString(R.string.export_sdm_name));
    } else {
      return false;
    }
    return true;
  }

  /** Opens another app's file picker; there may be none. */
  private <T> void ask(Direction direction, ActivityResultLauncher<T> files, T question) {
    try {
      files.launch(question);
    } catch (ActivityNotFoundException e) {
      transfers().missFilesApp(direction);
    }
  }

  private ActivityResultLauncher<String> exporting(String type, SheetExporter.Format form) {
    return registerForActivityResult(
        new CreateDocument(type),
        uri -> {
          if (uri != null) {
            exportTo(uri, form);
          }
        });
  }

  private void importFrom(Uri place) {
    transfers().importFrom(place.toString(), new ContentDocument(this, place));
  }

  private void exportTo(Uri place, SheetExporter.Format form) {
    transfers().exportTo(place.toString(), new ContentDocument(this, place), form);
  }

  private void beginAgain(TransferViewModel.Unfinished unfinished) {
    Uri place = Uri.parse(unfinished.place());
    if (unfinished.form().isPresent()) {
      exportTo(place, unfinished.form().get());
    } else {
      importFrom(place);
    }
  }

  private HistoryViewModel history() {
    return new ViewModelProvider(this).get(HistoryViewModel.class);
  }

  private TransferViewModel transfers() {
    return new ViewModelProvider(this).get(TransferViewModel.class);
  }
}
