package dev.casilla.app.ui.history.transfer;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.InsertResult;
import dev.casilla.app.data.transfer.ImportResult;
import dev.casilla.app.data.transfer.SheetExporter;
import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.data.transfer.document.TextDocument;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.model.EnumParser;
import dev.casilla.app.ui.history.transfer.TransferUiState.Direction;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Imports and exports, one at a time. Outlives the screen's rotation, and the process. */
/*
 * A cancelled transfer may hang where no interrupt reaches it, in a document that is far away. It
 * is forgotten here all the same, and each has a thread of its own. All sheets come in at once, so
 * that one cancelled in time has changed nothing.
 *
 * Saved is where what goes on is read from or written to: what the process ended in the middle of
 * can be begun again from the start. What had come in before is recognised then, and half a file
 * becomes a whole one. What came of a transfer is saved, too, until the person has read it.
 */
public final class TransferViewModel extends ViewModel {
  private static final String PLACE = "place";
  private static final String FORM = "form";

  private final SavedStateHandle saved;
  private final HistoryRepository archive;
  private final SheetImporter inbox;
  private final HistoryExecutors executors;
  private final SavedTransferState outcome;
  private final MutableLiveData<TransferUiState> state;
  private @Nullable TransferTask running;

  public TransferViewModel(
      SavedStateHandle saved,
      HistoryRepository archive,
      SheetTextParser incoming,
      HistoryExecutors executors) {
    this.saved = saved;
    this.archive = archive;
    this.inbox = new SheetImporter(archive, incoming);
    this.executors = executors;
    outcome = new SavedTransferState(saved);
    state = new MutableLiveData<>(outcome.read());
  }

  /** What there is to say. */
  public LiveData<TransferUiState> state() {
    return state;
  }

  /**
   * A transfer that the process ended in the middle of.
   *
   * @param place where its document is
   * @param form what was being written; absent if sheets were coming in
   */
  public record Unfinished(String place, Optional<SheetExporter.Format> form) {}

  /** What is to be begun again, if anything is. */
  public Optional<Unfinished> unfinished() {
    String place = saved.get(PLACE);
    String name = saved.get(FORM);
    Optional<SheetExporter.Format> form = EnumParser.read(SheetExporter.Format.class, name);
    boolean isUnknown = name != null && !form.isPresent();
    return running != null || place == null || isUnknown
        ? Optional.empty()
        : Optional.of(new Unfinished(place, form));
  }

  /** Takes in the sheets that {@code document}, which is at {@code place}, holds. */
  public void importFrom(String place, TextDocument document) {
    start(Direction.IN, () -> takeIn(document));
    saved.set(PLACE, place);
  }

  /** Another screen took sheets in: says so, unless there is something else to say. */
  public void tell(TransferUiState.Imported imported) {
    if (state.getValue() instanceof TransferUiState.Idle) {
      show(imported);
    }
  }

  /** Writes all sheets into {@code document}, which is at {@code place}. */
  public void exportTo(String place, TextDocument document, SheetExporter.Format form) {
    start(
        Direction.OUT,
        () -> new TransferUiState.Exported(new SheetExporter(archive).write(document, form)));
    saved.set(PLACE, place);
    saved.set(FORM, form.name());
  }

  /** No app is there in which a file could be chosen. */
  public void missFilesApp(Direction direction) {
    show(new TransferUiState.NoFilesApp(direction));
  }

  /** Stops what goes on, if anything. */
  public void cancel() {
    TransferTask outdated = running;
    forget();
    if (outdated != null) {
      outdated.cancel(true);
      show(new TransferUiState.Idle());
    }
  }

  /** The person knows what came of it. */
  public void close() {
    show(new TransferUiState.Idle());
  }

  @Override
  protected void onCleared() {
    cancel();
  }

  private TransferUiState takeIn(TextDocument document) throws TransferException {
    ImportResult delivery = inbox.importFrom(text -> text.read(document));
    InsertResult intake = delivery.intake();
    return new TransferUiState.Imported(intake.added(), intake.duplicates(), delivery.malformed());
  }

  private void start(Direction direction, TransferTask.Work work) {
    cancel();
    TransferTask transfer =
        new TransferTask(direction, work, done -> executors.screen().execute(() -> end(done)));
    running = transfer;
    show(new TransferUiState.Running(direction, false));
    executors.patience().execute(() -> admitWait(transfer, direction));
    executors.transfer().execute(transfer);
  }

  private void admitWait(TransferTask transfer, Direction direction) {
    if (transfer == running) {
      show(new TransferUiState.Running(direction, true));
    }
  }

  private void end(TransferTask transfer) {
    if (transfer == running) {
      forget();
      show(transfer.outcome());
    }
  }

  private void show(TransferUiState next) {
    outcome.write(next);
    state.setValue(next);
  }

  private void forget() {
    running = null;
    saved.remove(PLACE);
    saved.remove(FORM);
  }
}
