package dev.casilla.app.ui.review.cards;

import static dev.casilla.app.ui.review.OpenedReview.on;
import static dev.casilla.app.ui.review.OpenedReview.seen;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.widget.TextView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.reader.repair.GivenChange;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The changes of a repair and its buttons are visible without scrolling. */
@RunWith(AndroidJUnit4.class)
public final class RepairCardSpaceTest {
  /** The person compares each change with the page. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void crop_repairProposed_isInViewBelowIt() {
    on(
        DraftSamples.mistaken(),
        activity -> {
          View crop = activity.findViewById(R.id.crop);
          assertEquals(crop.getHeight(), seen(crop));
        });
  }

  /** The person must see every change before accepting it. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void changes_phone_areAllListedInTwoColumnsAboveTheWholeWidthOfWhatToDo() {
    on(
        DraftSamples.farOff(),
        activity -> {
          List<String> changes = words(activity).changes(DraftSamples.farOff().proposals().get(0));
          TextView first = activity.findViewById(R.id.repair_changes);
          TextView second = activity.findViewById(R.id.repair_more);
          assertEquals(changes.subList(0, 3), lines(first));
          assertEquals(changes.subList(3, 6), lines(second));
          assertEquals(String.join("\n", changes), first.getContentDescription().toString());
          assertEquals(3, first.getLineCount());
          assertEquals(3, second.getLineCount());
          View fact = activity.findViewById(R.id.repair_fact);
          assertEquals(1, ((TextView) fact).getLineCount());
          View repair = activity.findViewById(R.id.repair);
          assertEquals(repair.getHeight(), seen(repair));
          assertTrue(repair.getWidth() > first.getWidth() + second.getWidth());
        });
  }

  /** A long list is below the buttons, which stay visible. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void changes_phoneWithLargeText_areListedBelowWhatToDo() {
    RuntimeEnvironment.setFontScale(2);
    on(
        DraftSamples.farOff(),
        activity -> {
          TextView list = activity.findViewById(R.id.repair_list);
          assertTrue(list.isShown());
          assertEquals(
              words(activity).changes(DraftSamples.farOff().proposals().get(0)), lines(list));
          assertTrue(list.getHeight() > (list.getLineCount() - 1) * list.getLineHeight());
          View repair = activity.findViewById(R.id.repair);
          assertEquals(repair.getHeight(), seen(repair));
        });
  }

  /** A puzzle copied by hand has dozens of changes. */
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void changes_dozens_areListedBelowWhatToDo() {
    List<GivenChange> changes = new ArrayList<>();
    for (int cell = 0; cell < 30; cell++) {
      changes.add(new GivenChange(cell, 1, 2));
    }
    RepairProposal dozens = new RepairProposal(changes);
    ScanDraft read = DraftSamples.clear();
    ScanDraft draft = new ScanDraft(read.origin(), read.cells(), List.of(dozens), read.plate());
    on(
        draft,
        activity -> {
          TextView list = activity.findViewById(R.id.repair_list);
          assertEquals(words(activity).changes(dozens), lines(list));
          assertFalse(activity.findViewById(R.id.repair_changes).isShown());
          assertTrue(activity.findViewById(R.id.repair_fact).isShown());
          View repair = activity.findViewById(R.id.repair);
          assertEquals(repair.getHeight(), seen(repair));
        });
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void change_onlyOneInLargeText_isShownOnce() {
    RuntimeEnvironment.setFontScale(2);
    on(
        DraftSamples.mistaken(),
        activity -> {
          TextView change = activity.findViewById(R.id.repair_changes);
          assertEquals("G7: 5 instead of 6", change.getText().toString());
          assertFalse(activity.findViewById(R.id.repair_list).isShown());
        });
  }

  private static ReviewTextFormatter words(ReviewActivity activity) {
    return new ReviewTextFormatter(activity.getResources());
  }

  private static List<String> lines(TextView view) {
    return List.of(view.getText().toString().split("\n", -1));
  }
}
