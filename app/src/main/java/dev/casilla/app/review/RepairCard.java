package dev.casilla.app.review;

import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.appcompat.widget.TooltipCompat;
import dev.casilla.app.R;
import dev.casilla.app.databinding.ReviewControlsBinding;
import java.util.Optional;

/** Shows what would make a proper puzzle of the reading, or what has made one of it. */
/*
 * It comes before all else, for it says more than any single cell does. Where text is large, only
 * the change and what to do about it are said, or how many changes there are, which are listed
 * below that: what the reading amounts to is in the bar.
 */
final class RepairCard {
  private final ReviewControlsBinding views;
  private final ReviewViewModel model;
  private final ReviewWords words;
  private final Room room;
  private final boolean isWide;
  private final int gap;
  private final int corner;

  RepairCard(ReviewControlsBinding views, ReviewViewModel model, ReviewWords words, Room room) {
    this.views = views;
    this.model = model;
    this.words = words;
    this.room = room;
    this.isWide = views.getRoot().getResources().getBoolean(R.bool.review_repair_beside);
    this.gap = views.getRoot().getResources().getDimensionPixelSize(R.dimen.review_gap);
    this.corner = views.getRoot().getResources().getDimensionPixelSize(R.dimen.review_corner);
    views.repairOther.setOnClickListener(view -> model.proposeNext());
    views.repairLeave.setOnClickListener(view -> model.decline());
    TooltipCompat.setTooltipText(views.repairLeave, views.repairLeave.getContentDescription());
  }

  void show(ReviewUiState state) {
    setVisible(views.proposal, state.showsRepair());
    Optional<Proposal> proposal = state.proposal();
    boolean isOneOfSeveral = state.draft().proposals().size() > 1;
    setVisible(views.repairOther, isOneOfSeveral);
    setVisible(views.repairFact, proposal.isPresent() && !room.isTextLarge());
    setVisible(views.repairLeave, proposal.isPresent());
    setVisible(views.repairList, proposal.filter(this::isListedBelow).isPresent());
    // One change is a line, which a button beside it would cut in two.
    boolean isLine = proposal.filter(one -> one.changes().size() == 1).isPresent();
    boolean isBeside = isWide && !isLine && !isOneOfSeveral && !room.isTextLarge();
    layOut(isBeside);
    leaveCorner(proposal.isPresent(), isBeside);
    if (proposal.isPresent()) {
      propose(proposal.get());
    } else {
      state.draft().repaired().ifPresent(this::tell);
    }
    // Text that is as high as before at its old width asks for no other height at its new one.
    views.repairFact.requestLayout();
    views.repairChanges.requestLayout();
    views.repair.requestLayout();
  }

  private void propose(Proposal proposal) {
    boolean isBelow = isListedBelow(proposal);
    TextView list = isBelow ? views.repairList : views.repairChanges;
    views.repairFact.setText(words.proposalFact(proposal));
    if (isBelow) {
      views.repairChanges.setText(words.proposalFact(proposal));
      views.repairChanges.setContentDescription(null);
    }
    list.setText(words.changes(proposal));
    list.setContentDescription(words.sayChanges(proposal));
    views.repair.setText(R.string.review_repair);
    views.repair.setOnClickListener(view -> model.accept());
  }

  /** Several lines of large text would push away what to do about them. */
  private boolean isListedBelow(Proposal proposal) {
    return room.isTextLarge() && proposal.changes().size() > 1;
  }

  private void tell(Proposal made) {
    views.repairChanges.setText(room.isTextLarge() ? words.made(made) : words.repaired(made));
    views.repairChanges.setContentDescription(null);
    views.repair.setText(R.string.review_repair_undo);
    views.repair.setOnClickListener(view -> model.unrepair());
  }

  /** Puts what to do beside what is said, or below. */
  private void layOut(boolean isBeside) {
    views.repairRow.setOrientation(isBeside ? LinearLayout.HORIZONTAL : LinearLayout.VERTICAL);
    views.repairText.setLayoutParams(part(isBeside));
    LinearLayout.LayoutParams ways = part(isBeside);
    ways.setMarginStart(isBeside ? gap : 0);
    ways.topMargin = isBeside ? 0 : gap / 2;
    views.repairWays.setLayoutParams(ways);
  }

  /** What ends at the card's corner leaves it to the button there. */
  private void leaveCorner(boolean isTaken, boolean isBeside) {
    views.repairText.setPaddingRelative(0, 0, isTaken && !isBeside ? corner : 0, 0);
    LinearLayout.LayoutParams ways = (LinearLayout.LayoutParams) views.repairWays.getLayoutParams();
    ways.setMarginEnd(isTaken && isBeside ? corner : 0);
  }

  private static LinearLayout.LayoutParams part(boolean isBeside) {
    int whole = ViewGroup.LayoutParams.MATCH_PARENT;
    int wanted = ViewGroup.LayoutParams.WRAP_CONTENT;
    return isBeside
        ? new LinearLayout.LayoutParams(0, wanted, 1)
        : new LinearLayout.LayoutParams(whole, wanted);
  }

  private static void setVisible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
