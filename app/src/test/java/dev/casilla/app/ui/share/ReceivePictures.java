package dev.casilla.app.ui.share;

import android.content.Context;
import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.R;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.testing.Eventually;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/** The states of the receive screen for golden pictures. */
public final class ReceivePictures implements PicturedScreen<ReceiveActivity> {
  @Override
  public String name() {
    return "receive";
  }

  @Override
  public Class<ReceiveActivity> activity() {
    return ReceiveActivity.class;
  }

  /** Sends an empty text, which is read at once. */
  @Override
  public Intent intent(Context context) {
    return new Intent(context, ReceiveActivity.class).setAction(Intent.ACTION_SEND);
  }

  @Override
  public Map<String, Consumer<ReceiveActivity>> states() {
    return Map.of(
        "reading", shown(new ReceiveUiState.Reading(true)),
        "no-puzzle", shown(new ReceiveUiState.Failed(TransferError.NO_PUZZLE)),
        "too-large", shown(new ReceiveUiState.Failed(TransferError.TOO_LARGE)),
        "out-of-reach", shown(new ReceiveUiState.Failed(TransferError.OUT_OF_REACH)));
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("no-puzzle");
  }

  @Override
  public Set<Integer> primaryContent() {
    return Set.of(R.id.close);
  }

  private static Consumer<ReceiveActivity> shown(ReceiveUiState state) {
    return activity -> {
      ReceiveViewModel model = new ViewModelProvider(activity).get(ReceiveViewModel.class);
      Eventually.until(
          "the offer to be read", () -> !new ReceiveUiState.Reading(false).equals(now(model)));
      Given.state(model.state(), state);
    };
  }

  private static ReceiveUiState now(ReceiveViewModel model) {
    return Objects.requireNonNull(model.state().getValue());
  }
}
