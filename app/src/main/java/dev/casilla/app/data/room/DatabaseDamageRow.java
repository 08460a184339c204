package dev.casilla.app.data.room;

import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** A damage that the person is to be told of; there is one at most. */
@Entity(tableName = "mishap")
final class DatabaseDamageRow {
  static final int ONLY = 1;

  @PrimaryKey final int id;

  /** How many sheets were saved from the damaged file. */
  final int rescued;

  DatabaseDamageRow(int id, int rescued) {
    this.id = id;
    this.rescued = rescued;
  }
}
