package dev.casilla.app.data.room;

import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** A recovery that the history reports; at most one row. */
@Entity(tableName = "mishap")
final class DatabaseDamageRow {
  static final int ONLY = 1;

  @PrimaryKey final int id;

  /** How many sheets were copied from the damaged file. */
  final int rescued;

  DatabaseDamageRow(int id, int rescued) {
    this.id = id;
    this.rescued = rescued;
  }
}
