package dev.casilla.app.ui.review.cards;

import android.text.TextUtils;
import android.view.View;
import android.widget.TextView;
import androidx.appcompat.widget.TooltipCompat;
import dev.casilla.app.R;
import dev.casilla.app.databinding.ReviewControlsBinding;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Shows the changes that would lead to exactly one solution, or the repair already made. */
/*
 * The card comes first, because a repair concerns the whole puzzle. It lists all changes in two
 * columns, so that the person sees what they accept. A list too long to keep the buttons visible
 * moves below them, and only the number of changes is shown above. With large text, a single change
 * is shown without the number.
 */
public final class RepairCard {
  /** The most changes listed above the buttons: four lines of two. */
  private static final int MOST_BEFORE = 8;

  private final ReviewControlsBinding views;
  private final ReviewViewModel model;
  private final ReviewTextFormatter words;
  private final ReviewWindowSize room;

  public RepairCard(
      ReviewControlsBinding views,
      ReviewViewModel model,
      ReviewTextFormatter words,
      ReviewWindowSize room) {
    this.views = views;
    this.model = model;
    this.words = words;
    this.room = room;
    views.repairOther.setOnClickListener(view -> model.proposeNext());
    views.repairLeave.setOnClickListener(view -> model.decline());
    TooltipCompat.setTooltipText(views.repairLeave, views.repairLeave.getContentDescription());
  }

  public void show(ReviewUiState state) {
    setVisible(views.proposal, state.showsRepair());
    Optional<RepairProposal> proposal = state.proposal();
    setVisible(views.repairOther, state.draft().proposals().size() > 1);
    setVisible(views.repairLeave, proposal.isPresent());
    if (proposal.isPresent()) {
      propose(proposal.get());
    } else {
      state.draft().repaired().ifPresent(this::tell);
    }
    // A text of unchanged height does not request a layout by itself when its width changes.
    for (TextView text :
        new TextView[] {
          views.repairFact, views.repairChanges, views.repairMore, views.repairList, views.repair
        }) {
      text.requestLayout();
    }
  }

  private void propose(RepairProposal proposal) {
    List<String> changes = words.changes(proposal);
    boolean isAfter = isAfter(changes.size());
    int half = (changes.size() + 1) / 2;
    views.repairFact.setText(words.proposalFact(proposal));
    setVisible(views.repairFact, isAfter || !room.isTextLarge());
    list(views.repairChanges, isAfter ? Collections.emptyList() : changes.subList(0, half));
    list(
        views.repairMore,
        isAfter ? Collections.emptyList() : changes.subList(half, changes.size()));
    list(views.repairList, isAfter ? changes : Collections.emptyList());
    // A screen reader reads both columns as one list.
    views.repairChanges.setContentDescription(TextUtils.join("\n", changes));
    views.repair.setText(R.string.review_repair);
    views.repair.setOnClickListener(view -> model.accept());
  }

  /** Whether this many changes are listed below the buttons. */
  private boolean isAfter(int changes) {
    return changes > (room.isTextLarge() ? 1 : MOST_BEFORE);
  }

  private void tell(RepairProposal made) {
    setVisible(views.repairFact, false);
    list(
        views.repairChanges,
        Collections.singletonList(room.isTextLarge() ? words.made(made) : words.repaired(made)));
    list(views.repairMore, Collections.emptyList());
    list(views.repairList, Collections.emptyList());
    views.repairChanges.setContentDescription(null);
    views.repair.setText(R.string.review_repair_undo);
    views.repair.setOnClickListener(view -> model.unrepair());
  }

  /** One change a line; an empty list is hidden. */
  private static void list(TextView view, List<String> changes) {
    setVisible(view, !changes.isEmpty());
    view.setText(TextUtils.join("\n", changes));
  }

  private static void setVisible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
