package dev.casilla.app.history;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.exchange.Delivery;
import dev.casilla.app.exchange.Document;
import dev.casilla.app.exchange.ExchangeException;
import dev.casilla.app.exchange.Inbox;
import dev.casilla.app.exchange.IncomingText;
import dev.casilla.app.exchange.Outgoing;
import dev.casilla.app.history.TransferUiState.Direction;
import dev.casilla.app.saved.SavedName;
import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.Intake;
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
final class TransferViewModel extends ViewModel {
  private static final String PLACE = "place";
  private static final String FORM = "form";

  private final SavedStateHandle saved;
  private final Archive archive;
  private final Inbox inbox;
  private final HistoryExecutors executors;
  private final SavedOutcome outcome;
  private final MutableLiveData<TransferUiState> state;
  private @Nullable Transfer running;

  TransferViewModel(
      SavedStateHandle saved, Archive archive, IncomingText incoming, HistoryExecutors executors) {
    this.saved = saved;
    this.archive = archive;
    this.inbox = new Inbox(archive, incoming);
    this.executors = executors;
    outcome = new SavedOutcome(saved);
    state = new MutableLiveData<>(outcome.read());
  }

  /** What there is to say. */
  LiveData<TransferUiState> state() {
    return state;
  }

  /**
   * A transfer that the process ended in the middle of.
   *
   * @param place where its document is
   * @param form what was being written; absent if sheets were coming in
   */
  record Unfinished(String place, Optional<Outgoing.Form> form) {}

  /** What is to be begun again, if anything is. */
  Optional<Unfinished> unfinished() {
    String place = saved.get(PLACE);
    String name = saved.get(FORM);
    Optional<Outgoing.Form> form = SavedName.read(Outgoing.Form.class, name);
    boolean isUnknown = name != null && !form.isPresent();
    return running != null || place == null || isUnknown
        ? Optional.empty()
        : Optional.of(new Unfinished(place, form));
  }

  /** Takes in the sheets that {@code document}, which is at {@code place}, holds. */
  void importFrom(String place, Document document) {
    start(Direction.IN, () -> takeIn(document));
    saved.set(PLACE, place);
  }

  /** Another screen took sheets in: says so, unless there is something else to say. */
  void tell(TransferUiState.Imported imported) {
    if (state.getValue() instanceof TransferUiState.Idle) {
      show(imported);
    }
  }

  /** Writes all sheets into {@code document}, which is at {@code place}. */
  void exportTo(String place, Document document, Outgoing.Form form) {
    start(
        Direction.OUT,
        () -> new TransferUiState.Exported(new Outgoing(archive).write(document, form)));
    saved.set(PLACE, place);
    saved.set(FORM, form.name());
  }

  /** No app is there in which a file could be chosen. */
  void missFilesApp(Direction direction) {
    show(new TransferUiState.NoFilesApp(direction));
  }

  /** Stops what goes on, if anything. */
  void cancel() {
    Transfer outdated = running;
    forget();
    if (outdated != null) {
      outdated.cancel(true);
      show(new TransferUiState.Idle());
    }
  }

  /** The person knows what came of it. */
  void close() {
    show(new TransferUiState.Idle());
  }

  @Override
  protected void onCleared() {
    cancel();
  }

  private TransferUiState takeIn(Document document) throws ExchangeException {
    Delivery delivery = inbox.take(text -> text.read(document));
    Intake intake = delivery.intake();
    return new TransferUiState.Imported(intake.added(), intake.known(), delivery.malformed());
  }

  private void start(Direction direction, Transfer.Work work) {
    cancel();
    Transfer transfer =
        new Transfer(direction, work, done -> executors.screen().execute(() -> end(done)));
    running = transfer;
    show(new TransferUiState.Running(direction, false));
    executors.patience().execute(() -> admitWait(transfer, direction));
    executors.transfer().execute(transfer);
  }

  private void admitWait(Transfer transfer, Direction direction) {
    if (transfer == running) {
      show(new TransferUiState.Running(direction, true));
    }
  }

  private void end(Transfer transfer) {
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
