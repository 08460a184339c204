package dev.casilla.app.ui.share;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.content.res.Resources;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Build;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Toast;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.app.ShareCompat;
import androidx.fragment.app.FragmentManager;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import com.google.android.material.bottomsheet.BottomSheetDialogFragment;
import dev.casilla.app.R;
import dev.casilla.app.databinding.ShareSheetBinding;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.common.window.WindowFold;
import dev.casilla.app.ui.common.window.WindowFold.Direction;
import dev.casilla.app.ui.common.window.WindowFoldObserver;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Asks how to share a sheet, and hands it to the app that the person chooses. */
public final class ShareFragment extends BottomSheetDialogFragment {
  private static final String SHEET = "sheet";
  private static final String TAG = "share";
  private static final String PNG = "image/png";
  private static final String TEXT = "text/plain";
  private static final int BEST_QUALITY = 100;

  /**
   * Shows the bottom sheet on {@code screen}, unless it is already shown or the screen is being
   * left.
   */
  public static void show(AppCompatActivity screen, Sheet sheet) {
    FragmentManager fragments = screen.getSupportFragmentManager();
    if (fragments.isStateSaved() || fragments.findFragmentByTag(TAG) != null) {
      return;
    }
    Bundle arguments = new Bundle();
    arguments.putString(SHEET, sheet.encode());
    ShareFragment fragment = new ShareFragment();
    fragment.setArguments(arguments);
    fragment.showNow(fragments, TAG);
  }

  @Override
  public View onCreateView(
      LayoutInflater inflater, @Nullable ViewGroup container, @Nullable Bundle saved) {
    ShareSheetBinding views = ShareSheetBinding.inflate(inflater, container, false);
    views.picture.setOnClickListener(view -> sharePicture());
    views.text.setOnClickListener(view -> shareText());
    views.file.setOnClickListener(view -> shareFile());
    views.copy.setOnClickListener(view -> copy());
    model().state().observe(getViewLifecycleOwner(), state -> show(views, state));
    FoldSheetPlacement side = new FoldSheetPlacement((BottomSheetDialog) requireDialog());
    WindowFoldObserver.of(requireActivity()).observe(getViewLifecycleOwner(), side::keepClearOf);
    return views.getRoot();
  }

  /** Expands fully, so that every choice is visible in a low window. */
  @Override
  public void onStart() {
    super.onStart();
    BottomSheetBehavior<?> behavior = ((BottomSheetDialog) requireDialog()).getBehavior();
    behavior.setSkipCollapsed(true);
    behavior.setState(BottomSheetBehavior.STATE_EXPANDED);
  }

  private void show(ShareSheetBinding views, ShareUiState state) {
    boolean isLong = state instanceof ShareUiState.Writing writing && writing.isLong();
    views.progress.setVisibility(isLong ? View.VISIBLE : View.INVISIBLE);
    ViewVisibility.set(views.trouble, state instanceof ShareUiState.Failed);
    if (state instanceof ShareUiState.Ready ready) {
      model().close();
      give(ready);
    }
  }

  private void sharePicture() {
    Context context = requireContext().getApplicationContext();
    Sheet sheet = sheet();
    model()
        .write(
            getString(R.string.share_picture_name),
            PNG,
            file -> writePng(new SheetPictureRenderer(context).of(sheet), file));
  }

  static void writePng(Bitmap picture, OutputStream file) throws IOException {
    if (!picture.compress(Bitmap.CompressFormat.PNG, BEST_QUALITY, file)) {
      throw new IOException("cannot compress the picture");
    }
  }

  private void shareFile() {
    Sheet sheet = sheet();
    model()
        .write(
            getString(R.string.share_file_name),
            TEXT,
            file -> file.write(sheet.toSdm().getBytes(StandardCharsets.UTF_8)));
  }

  private void shareText() {
    offer(TEXT, null, sheet().puzzle().display());
  }

  private void give(ShareUiState.Ready ready) {
    offer(ready.type(), Uri.parse(ready.place()), null);
  }

  private void offer(String type, @Nullable Uri stream, @Nullable String text) {
    Intent chooser =
        new ShareCompat.IntentBuilder(requireActivity())
            .setType(type)
            .setStream(stream)
            .setText(text)
            .createChooserIntent()
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
    startActivity(chooser);
    dismiss();
  }

  /** From Android 13 on, the system shows what was copied. */
  private void copy() {
    String grid = sheet().puzzle().toString();
    ClipData clip = ClipData.newPlainText(getString(R.string.share_copied_label), grid);
    requireContext().getSystemService(ClipboardManager.class).setPrimaryClip(clip);
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) {
      Toast.makeText(requireContext(), R.string.share_copied, Toast.LENGTH_SHORT).show();
    }
    dismiss();
  }

  private Sheet sheet() {
    return Sheet.decode(Objects.requireNonNull(requireArguments().getString(SHEET)));
  }

  private ShareViewModel model() {
    return new ViewModelProvider(this, requireActivity().getDefaultViewModelProviderFactory())
        .get(ShareViewModel.class);
  }

  /** Keeps the bottom sheet on the end side of a vertical fold. */
  private static final class FoldSheetPlacement {
    private final BottomSheetDialog dialog;
    private final int most;

    FoldSheetPlacement(BottomSheetDialog dialog) {
      this.dialog = dialog;
      most = dialog.getBehavior().getMaxWidth();
    }

    /** Moves the bottom sheet clear of the fold, if one separates the window. */
    void keepClearOf(Optional<WindowFold> fold) {
      Optional<WindowFold> upright = fold.filter(one -> one.direction() == Direction.UPRIGHT);
      Resources resources = dialog.getContext().getResources();
      int width = resources.getDisplayMetrics().widthPixels;
      boolean isMirrored =
          resources.getConfiguration().getLayoutDirection() == View.LAYOUT_DIRECTION_RTL;
      int room = upright.map(one -> isMirrored ? one.start() : width - one.end()).orElse(width);
      dialog.getBehavior().setMaxWidth(Math.min(most, room));
      // The bottom sheet is centred in the window: half of the missing room moves it aside.
      float aside = (width - room) / 2f;
      View sheet =
          Objects.requireNonNull(
              dialog.findViewById(com.google.android.material.R.id.design_bottom_sheet));
      sheet.setTranslationX(isMirrored ? -aside : aside);
    }
  }
}
