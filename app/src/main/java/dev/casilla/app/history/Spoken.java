package dev.casilla.app.history;

import dev.casilla.app.sheet.Outline;

/** Says in the person's language what there is to say of a sheet. */
interface Spoken {
  /** Source, state and time, in every way that somebody may look for. */
  String words(Outline outline);
}
