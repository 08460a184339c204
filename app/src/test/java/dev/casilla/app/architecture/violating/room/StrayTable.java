package dev.casilla.app.architecture.violating.room;

import androidx.room.RoomDatabase;

/** Uses the database's library where it has no place. */
abstract class StrayTable {
  abstract RoomDatabase database();
}
