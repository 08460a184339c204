package dev.casilla.app.puzzle;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import androidx.activity.EdgeToEdge;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import org.jspecify.annotations.Nullable;

/** The first screen: the board, and what can be done with it. */
public final class PuzzleActivity extends AppCompatActivity {
  private static final String SHEET = "sheet";

  /** Leads to the kept sheet {@code sheetId}; an intent without one leads to the last sheet. */
  public static Intent intent(Context context, long sheetId) {
    return new Intent(context, PuzzleActivity.class).putExtra(SHEET, sheetId);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    PuzzleScope scope = (PuzzleScope) getApplication();
    PuzzleViewModel model =
        new ViewModelProvider(this, scope.puzzleViewModels()).get(PuzzleViewModel.class);
    PuzzleScreenBinding views = PuzzleScreenBinding.inflate(getLayoutInflater());
    PuzzleScreen screen = new PuzzleScreen(views, model);
    screen.onPaste(() -> model.paste(copiedText()));
    setContentView(views.getRoot());
    model.state().observe(this, screen::show);
  }

  /** The clipboard's text as it is: what only points to text elsewhere is not fetched. */
  private @Nullable CharSequence copiedText() {
    ClipData copied = getSystemService(ClipboardManager.class).getPrimaryClip();
    return copied == null ? null : copied.getItemAt(0).getText();
  }
}
