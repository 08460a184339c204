package dev.casilla.app.architecture.violating.room;

import androidx.room.RoomDatabase;

/** Uses Room outside its package. */
abstract class StrayTable {
  abstract RoomDatabase database();
}
