package dev.casilla.app.ui.common;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.data.transfer.document.TransferError;

/** Texts for errors of importing and exporting sheets. */
public final class TransferErrorFormatter {
  private final Resources resources;

  public TransferErrorFormatter(Resources resources) {
    this.resources = resources;
  }

  public String fact(TransferError trouble) {
    return resources.getString(
        switch (trouble) {
          case EMPTY -> R.string.trouble_empty;
          case NO_PUZZLE -> R.string.trouble_no_puzzle;
          case BLANK -> R.string.trouble_blank;
          case TOO_LARGE -> R.string.trouble_too_large;
          case TOO_NEW -> R.string.trouble_too_new;
          case OUT_OF_REACH -> R.string.trouble_out_of_reach;
          case STORAGE -> R.string.trouble_storage;
          case TOO_MANY -> R.string.trouble_too_many;
          case UNFORESEEN -> R.string.trouble_unforeseen;
        });
  }

  public String advice(TransferError trouble) {
    return resources.getString(
        switch (trouble) {
          case EMPTY, OUT_OF_REACH -> R.string.trouble_choose_again_advice;
          case NO_PUZZLE -> R.string.trouble_no_puzzle_advice;
          case BLANK -> R.string.trouble_blank_advice;
          case TOO_LARGE -> R.string.trouble_too_large_advice;
          case TOO_NEW -> R.string.trouble_too_new_advice;
          case STORAGE -> R.string.trouble_storage_advice;
          case TOO_MANY -> R.string.trouble_too_many_advice;
          case UNFORESEEN -> R.string.trouble_unforeseen_advice;
        });
  }
}
