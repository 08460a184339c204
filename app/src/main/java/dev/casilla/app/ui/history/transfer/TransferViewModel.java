package dev.casilla.app.ui.history.transfer;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.concurrent.LatestTask;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.ImportResult;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.transfer.SheetExporter;
import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.data.transfer.document.TextDocument;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.model.EnumParser;
import dev.casilla.app.ui.history.transfer.TransferUiState.Direction;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Imports and exports sheets, one transfer at a time. Survives rotation and process death. */
/*
 * A cancelled transfer may hang in another app's document, where no interrupt reaches it; each
 * transfer therefore has a thread of its own. An import is one transaction: if it is cancelled in
 * time, nothing has changed.
 *
 * Instance state holds the document's URI, so that an interrupted transfer can start again: sheets
 * that are already stored are recognized, and a partial file is overwritten. It also holds the
 * outcome until the person has closed it.
 */
public final class TransferViewModel extends ViewModel {
  private static final String PLACE = "place";
  private static final String FORM = "form";

  private final SavedStateHandle saved;
  private final HistoryRepository archive;
  private final SheetImporter importer;
  private final AppExecutors executors;
  private final LatestTask task;
  private final SavedTransferState outcome;
  private final MutableLiveData<TransferUiState> state;

  TransferViewModel(
      SavedStateHandle saved,
      HistoryRepository archive,
      SheetTextParser parser,
      AppExecutors executors) {
    this.saved = saved;
    this.archive = archive;
    importer = new SheetImporter(archive, parser);
    this.executors = executors;
    task = new LatestTask(executors.main());
    outcome = new SavedTransferState(saved);
    state = new MutableLiveData<>(outcome.read());
  }

  public static ViewModelInitializer<TransferViewModel> initializer(
      HistoryRepository archive, SheetTextParser parser, AppExecutors executors) {
    return new ViewModelInitializer<>(
        TransferViewModel.class,
        extras ->
            new TransferViewModel(
                SavedStateHandleSupport.createSavedStateHandle(extras),
                archive,
                parser,
                executors));
  }

  public LiveData<TransferUiState> state() {
    return state;
  }

  /**
   * A transfer interrupted by process death.
   *
   * @param place the document's URI
   * @param form the format of an export; absent for an import
   */
  public record Unfinished(String place, Optional<SheetExporter.Format> form) {}

  public Optional<Unfinished> unfinished() {
    String place = saved.get(PLACE);
    String name = saved.get(FORM);
    Optional<SheetExporter.Format> form = EnumParser.read(SheetExporter.Format.class, name);
    boolean isUnknown = name != null && !form.isPresent();
    return task.isRunning() || place == null || isUnknown
        ? Optional.empty()
        : Optional.of(new Unfinished(place, form));
  }

  /** Imports the sheets of {@code document}, whose URI is {@code place}. */
  public void importFrom(String place, TextDocument document) {
    start(Direction.IN, () -> importSheets(document));
    saved.set(PLACE, place);
  }

  /** Shows the result of an import on another screen, unless another state is shown. */
  public void tell(TransferUiState.Imported imported) {
    if (state.getValue() instanceof TransferUiState.Idle) {
      show(imported);
    }
  }

  /** Exports all sheets to {@code document}, whose URI is {@code place}. */
  public void exportTo(String place, TextDocument document, SheetExporter.Format form) {
    start(
        Direction.OUT,
        () -> new TransferUiState.Exported(new SheetExporter(archive).write(document, form)));
    saved.set(PLACE, place);
    saved.set(FORM, form.name());
  }

  public void missFilesApp(Direction direction) {
    show(new TransferUiState.NoFilesApp(direction));
  }

  /** Cancels the running or interrupted transfer, if any. */
  public void cancel() {
    if (task.isRunning() || saved.contains(PLACE)) {
      task.cancel();
      forget();
      show(new TransferUiState.Idle());
    }
  }

  public void close() {
    show(new TransferUiState.Idle());
  }

  @Override
  protected void onCleared() {
    cancel();
  }

  private TransferUiState importSheets(TextDocument document) throws TransferException {
    ImportResult result = importer.importFrom(parser -> parser.read(document));
    return new TransferUiState.Imported(result.added(), result.duplicates(), result.malformed());
  }

  private void start(Direction direction, Callable<TransferUiState> work) {
    cancel();
    show(new TransferUiState.Running(direction, false));
    task.start(
        executors.transfer(),
        work,
        this::end,
        failure -> end(new TransferUiState.Failed(direction, error(direction, failure))));
    task.whenSlow(
        executors.progressDelay(), () -> show(new TransferUiState.Running(direction, true)));
  }

  private void end(TransferUiState outcome) {
    forget();
    show(outcome);
  }

  private static TransferError error(Direction direction, Throwable failure) {
    if (failure instanceof TransferException transfer) {
      return transfer.error();
    }
    if (failure instanceof StorageException) {
      return TransferError.STORAGE;
    }
    FailureLog.log("a transfer", failure);
    return direction == Direction.IN ? TransferError.ofReading(failure) : TransferError.UNFORESEEN;
  }

  private void show(TransferUiState next) {
    outcome.write(next);
    state.setValue(next);
  }

  private void forget() {
    saved.remove(PLACE);
    saved.remove(FORM);
  }
}
