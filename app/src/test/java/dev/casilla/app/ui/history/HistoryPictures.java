package dev.casilla.app.ui.history;

import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.RecyclerView;
import dev.casilla.app.R;
import dev.casilla.app.data.DatabaseDamage;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.ui.history.HistoryUiState.Phase;
import dev.casilla.app.ui.history.list.HistoryAdapter;
import dev.casilla.app.ui.history.transfer.TransferUiState;
import dev.casilla.app.ui.history.transfer.TransferUiState.Direction;
import dev.casilla.app.ui.history.transfer.TransferViewModel;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The states of the history screen for golden pictures. */
/*
 * Times are relative to now: these read the same on any day, such as "4 days ago" or a full date.
 */
public final class HistoryPictures implements PicturedScreen<HistoryActivity> {
  private static final Grid GIVENS =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  private static final Grid SOLUTION =
      Grid.parse(
          "483921657967345821251876493548132976729564138136798245372689514814253769695417382");
  private static final long LONG_AGO = TimeUnit.DAYS.toMillis(15_000);
  private static final HistoryUiState EMPTY =
      HistoryUiState.begin("", 0).found(Collections.emptyList(), false);
  private static final TransferUiState IDLE = new TransferUiState.Idle();

  @Override
  public String name() {
    return "history";
  }

  @Override
  public Class<HistoryActivity> activity() {
    return HistoryActivity.class;
  }

  @Override
  public Map<String, Consumer<HistoryActivity>> states() {
    HistoryUiState list = EMPTY.found(outlines(), false);
    HistoryUiState shortList = EMPTY.found(withDraft(), false);
    Map<String, Consumer<HistoryActivity>> states = new TreeMap<>();
    states.put("list", shown(list, IDLE));
    states.put("empty", shown(EMPTY, IDLE));
    states.put("nothing-found", shown(EMPTY.withQuery("november solved"), IDLE));
    states.put("loading", shown(EMPTY.withPhase(Phase.LOADING_LONG), IDLE));
    states.put("deleted", shown(shortList.without(1, 1), IDLE));
    states.put("damaged", shown(list.withDamage(Optional.of(new DatabaseDamage(12))), IDLE));
    states.put("broken", shown(EMPTY.withPhase(Phase.BROKEN), IDLE));
    states.put("imported", shown(shortList, new TransferUiState.Imported(1, 1, 1)));
    states.put("importing", shown(EMPTY, new TransferUiState.Running(Direction.IN, true)));
    states.put("exporting", shown(shortList, new TransferUiState.Running(Direction.OUT, true)));
    states.put("exported", shown(shortList, new TransferUiState.Exported(2)));
    states.put(
        "failed", shown(EMPTY, new TransferUiState.Failed(Direction.IN, TransferError.NO_PUZZLE)));
    return states;
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("list", "damaged");
  }

  private static Consumer<HistoryActivity> shown(HistoryUiState list, TransferUiState transfer) {
    return activity -> {
      ViewModelProvider models = new ViewModelProvider(activity);
      HistoryViewModel history = models.get(HistoryViewModel.class);
      awaitRest(history);
      Given.state(models.get(TransferViewModel.class).state(), transfer);
      awaitRest(history);
      Given.state(history.state(), list);
      // Setting the search text starts a search.
      awaitRest(history);
      Given.state(history.state(), list);
      Eventually.until("rows", () -> rows(activity).getCurrentList().equals(list.entries()));
    };
  }

  /** The history's own result would replace the state to show. */
  private static void awaitRest(HistoryViewModel history) {
    Eventually.until("the history to be read", () -> !history.isReading());
  }

  private static HistoryAdapter rows(HistoryActivity activity) {
    RecyclerView list = activity.findViewById(R.id.list);
    return (HistoryAdapter) Objects.requireNonNull(list.getAdapter());
  }

  /** One sheet and one draft. */
  private static List<SheetSummary> withDraft() {
    long justNow = System.currentTimeMillis() - TimeUnit.SECONDS.toMillis(330);
    return List.of(
        outlines().get(0), new SheetSummary(2, Origin.SCAN, GIVENS, Grid.EMPTY, justNow, true));
  }

  private static List<SheetSummary> outlines() {
    long now = System.currentTimeMillis();
    List<SheetSummary> outlines = new ArrayList<>();
    add(outlines, Origin.TYPED, GIVENS, Grid.EMPTY.with(0, 4).with(1, 8), now);
    add(outlines, Origin.SCAN, GIVENS, Grid.EMPTY, now - TimeUnit.SECONDS.toMillis(330));
    add(outlines, Origin.PHOTO, GIVENS, rest(), now - TimeUnit.DAYS.toMillis(1));
    add(outlines, Origin.PASTED, GIVENS.with(0, 3), Grid.EMPTY, now - TimeUnit.DAYS.toMillis(4));
    add(outlines, Origin.GENERATED, GIVENS, Grid.EMPTY, LONG_AGO);
    add(outlines, Origin.SCAN, GIVENS, rest().with(80, 0), LONG_AGO / 2);
    add(outlines, Origin.TYPED, Grid.EMPTY, Grid.EMPTY, 0);
    return outlines;
  }

  private static void add(
      List<SheetSummary> outlines, Origin origin, Grid givens, Grid entries, long changed) {
    outlines.add(new SheetSummary(1 + outlines.size(), origin, givens, entries, changed));
  }

  private static Grid rest() {
    Grid rest = SOLUTION;
    for (int cell : GIVENS.filled()) {
      rest = rest.with(cell, 0);
    }
    return rest;
  }
}
