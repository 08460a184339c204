package dev.casilla.app.data.room;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.PrimaryKey;
import org.jspecify.annotations.Nullable;

/** The encoded draft of a sheet; it is deleted with the sheet's row. */
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
