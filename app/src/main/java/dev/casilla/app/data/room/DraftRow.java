package dev.casilla.app.data.room;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.PrimaryKey;
import org.jspecify.annotations.Nullable;

/** Of a sheet that is a draft, what there is to look over; it goes when the sheet's row goes. */
@Entity(
    tableName = "draft",
    foreignKeys =
        @ForeignKey(
            entity = SheetRow.class,
            parentColumns = "id",
            childColumns = "sheet",
            onDelete = ForeignKey.CASCADE))
final class DraftRow {
  @PrimaryKey final long sheet;
  @NonNull final byte[] reading;

  DraftRow(long sheet, byte @Nullable [] reading) {
    if (reading == null) {
      throw new DamagedRowException("no reading");
    }
    this.sheet = sheet;
    this.reading = reading;
  }
}
