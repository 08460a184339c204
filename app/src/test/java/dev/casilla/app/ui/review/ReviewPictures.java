package dev.casilla.app.ui.review;

import android.content.Context;
import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.R;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewUiState.PhotoOverlay;
import dev.casilla.app.ui.review.state.ReviewUiState.Show;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import dev.casilla.solver.Solver;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The states of the review screen for golden pictures. */
public final class ReviewPictures implements PicturedScreen<ReviewActivity> {
  private static final Show KEYS = Show.READING.withKeys(true);
  private static final Show PHOTO = Show.READING.withPhoto(PhotoOverlay.AWAY.toggled());

  /** A turned board that is still being read. */
  private static final Show UNREAD = Show.READING.withUndo(true).withUnread(true);

  @Override
  public String name() {
    return "review";
  }

  @Override
  public Class<ReviewActivity> activity() {
    return ReviewActivity.class;
  }

  @Override
  public Intent intent(Context context) {
    return ReviewActivity.intent(context, DraftSamples.clear());
  }

  @Override
  public Map<String, Consumer<ReviewActivity>> states() {
    Map<String, Consumer<ReviewActivity>> states = new TreeMap<>();
    states.put("doubtful", shown(DraftSamples.doubtful(), Show.READING));
    states.put("read", at(judged(DraftSamples.read()).selecting(DraftSamples.SMUDGED)));
    states.put("keys", shown(DraftSamples.doubtful(), KEYS));
    states.put("photo", shown(DraftSamples.doubtful(), PHOTO));
    states.put("clear", shown(DraftSamples.clear(), Show.READING));
    states.put("several", shown(DraftSamples.ambiguous(), Show.READING));
    states.put("repair", shown(DraftSamples.mistaken(), Show.READING));
    states.put("none", shown(DraftSamples.unsolvable(), Show.READING));
    states.put("many-changes", shown(DraftSamples.farOff(), Show.READING));
    states.put("blank", shown(DraftSamples.blank(), Show.READING));
    states.put("clash", shown(DraftSamples.clashing(), Show.READING));
    states.put("too-few", shown(DraftSamples.sparse(), Show.READING));
    states.put("one-change", shown(DraftSamples.mistakenOnce(), Show.READING));
    states.put("repaired", shown(DraftSamples.repaired(), Show.READING));
    states.put("undo", shown(DraftSamples.clear(), Show.READING.withUndo(true)));
    states.put("no-photo", shown(DraftSamples.doubtful().with(Optional.empty()), Show.READING));
    states.put("not-kept", found(DraftSamples.doubtful(), new ReviewVerdict.NotSaved()));
    states.put("unjudged", found(DraftSamples.clear(), new ReviewVerdict.JudgingFailed()));
    states.put("unread", at(ReviewUiState.of(DraftSamples.lying().quarterTurned()).with(UNREAD)));
    states.put("ink", at(judged(DraftSamples.read()).selecting(DraftSamples.WRITTEN).with(KEYS)));
    states.put("ink-in-doubt", shown(DraftSamples.inkInDoubt("C3"), Show.READING));
    states.put("checking", found(DraftSamples.doubtful(), new ReviewVerdict.Checking()));
    return states;
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("doubtful", "keys", "repair");
  }

  @Override
  public Set<Integer> primaryContent() {
    return Set.of(
        R.id.fact,
        R.id.verdict,
        R.id.repair_changes,
        R.id.repair,
        R.id.use,
        R.id.key1,
        R.id.key5,
        R.id.key6,
        R.id.key0);
  }

  private static Consumer<ReviewActivity> shown(ScanDraft draft, Show show) {
    return at(judged(draft).with(show));
  }

  private static ReviewUiState judged(ScanDraft draft) {
    return ReviewUiState.of(draft).with(ReviewVerdict.of(new Solver().judge(draft.givens())));
  }

  private static Consumer<ReviewActivity> found(ScanDraft draft, ReviewVerdict finding) {
    return at(ReviewUiState.of(draft).with(finding));
  }

  private static Consumer<ReviewActivity> at(ReviewUiState state) {
    return activity -> {
      ReviewViewModel model = new ViewModelProvider(activity).get(ReviewViewModel.class);
      Eventually.until("a verdict", () -> isJudged(now(model)));
      Given.state(model.state(), state);
    };
  }

  /** Whether the view model has settled on its first state. */
  private static boolean isJudged(ReviewUiState state) {
    return !(state.finding() instanceof ReviewVerdict.Checking)
        || !state.draft().cells().equals(DraftSamples.clear().cells());
  }

  private static ReviewUiState now(ReviewViewModel model) {
    return Objects.requireNonNull(model.state().getValue());
  }
}
