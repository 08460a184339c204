package dev.casilla.app.history;

import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import dev.casilla.app.Contrast;
import dev.casilla.app.databinding.HistoryScreenBinding;
import dev.casilla.app.exchange.Trouble;
import dev.casilla.app.history.HistoryUiState.Phase;
import dev.casilla.app.history.TransferUiState.Direction;
import dev.casilla.app.sheet.Mishap;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Outline;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/** Draws the history in its states on many devices, keeps the pictures, and looks at them. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class HistoryPicturesTest {
  private static final Grid GIVENS =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  private static final Grid SOLUTION =
      Grid.parse(
          "483921657967345821251876493548132976729564138136798245372689514814253769695417382");
  private static final HistoryUiState READY =
      HistoryUiState.begin("", 0).found(Collections.emptyList(), false);

  private final String name;
  private final String qualifiers;

  public HistoryPicturesTest(String name, String qualifiers) {
    this.name = name;
    this.qualifiers = qualifiers;
  }

  @Parameters(name = "{0}")
  public static Collection<Object[]> devices() {
    return Arrays.asList(
        new Object[][] {
          {"light", "w360dp-h720dp-xhdpi"},
          {"dark", "w360dp-h720dp-night-xhdpi"},
          {"contrast", "w360dp-h720dp-xhdpi"},
          {"contrast-dark", "w360dp-h720dp-night-xhdpi"},
          {"small", "w320dp-h533dp-hdpi"},
          {"landscape", "w720dp-h360dp-land-xhdpi"},
          {"tablet", "w1080dp-h680dp-land-hdpi"},
          {"large-text", "w360dp-h720dp-xhdpi"},
          {"large-text-landscape", "w720dp-h360dp-land-xhdpi"},
          {"spanish", "es-w360dp-h720dp-xhdpi"},
          {"spanish-large-text", "es-w360dp-h720dp-xhdpi"},
          {"chinese", "zh-rCN-w360dp-h720dp-xhdpi"},
          {"mirrored", "ar-rXB-ldrtl-w360dp-h720dp-xhdpi"},
        });
  }

  @Test
  public void everyState_isDrawnWhole() {
    RuntimeEnvironment.setQualifiers(qualifiers);
    RuntimeEnvironment.setFontScale(name.contains("large-text") ? 2f : 1f);
    Contrast.set(name.contains("contrast") ? 1f : 0f);
    HistoryUiState list = READY.found(outlines(), false);
    TransferUiState idle = new TransferUiState.Idle();
    draw("1-list", list, idle);
    draw("2-empty", READY, idle);
    draw("3-nothing-found", READY.lookingFor("november solved"), idle);
    draw("4-deleted", list.without(2, 1), idle);
    draw("5-damaged", list.after(Optional.of(new Mishap(12))), idle);
    draw("6-imported", list, new TransferUiState.Imported(1_234, 12, 1));
    draw("7-importing", list, new TransferUiState.Running(Direction.IN, true));
    draw("8-failed", list, new TransferUiState.Failed(Direction.IN, Trouble.NO_PUZZLE));
    draw("9-broken", READY.in(Phase.BROKEN), idle);
  }

  private void draw(String state, HistoryUiState list, TransferUiState transfer) {
    try (ActivityScenario<HistoryActivity> screen =
        ActivityScenario.launch(HistoryActivity.class)) {
      screen.onActivity(
          activity -> {
            HistoryScreenBinding views = HistoryScreenBinding.inflate(activity.getLayoutInflater());
            activity.setContentView(views.getRoot());
            ViewModelProvider models = new ViewModelProvider(activity);
            HistoryScreen shown =
                new HistoryScreen(
                    views, models.get(HistoryViewModel.class), models.get(TransferViewModel.class));
            shown.show(list);
            shown.show(transfer);
            Sight.of(activity, views.getRoot(), "history-" + name + "-" + state);
          });
    }
  }

  private static List<Outline> outlines() {
    long now = System.currentTimeMillis();
    List<Outline> outlines = new ArrayList<>();
    add(outlines, Origin.TYPED, GIVENS, Grid.EMPTY.with(0, 4).with(1, 8), now);
    add(outlines, Origin.SCAN, GIVENS, Grid.EMPTY, now - TimeUnit.MINUTES.toMillis(5));
    add(outlines, Origin.PHOTO, GIVENS, rest(), now - TimeUnit.DAYS.toMillis(1));
    add(outlines, Origin.PASTED, GIVENS.with(0, 3), Grid.EMPTY, now - TimeUnit.DAYS.toMillis(4));
    add(outlines, Origin.GENERATED, GIVENS, Grid.EMPTY, now - TimeUnit.DAYS.toMillis(40));
    add(outlines, Origin.SCAN, GIVENS, rest().with(80, 0), now - TimeUnit.DAYS.toMillis(800));
    add(outlines, Origin.TYPED, Grid.EMPTY, Grid.EMPTY, 0);
    return outlines;
  }

  private static void add(
      List<Outline> outlines, Origin origin, Grid givens, Grid entries, long changed) {
    outlines.add(new Outline(1 + outlines.size(), origin, givens, entries, changed));
  }

  private static Grid rest() {
    Grid rest = SOLUTION;
    for (int cell : GIVENS.filled()) {
      rest = rest.with(cell, 0);
    }
    return rest;
  }
}
