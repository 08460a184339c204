package dev.casilla.app.architecture.violating.state;

import android.view.View;

/** A state that holds a view. */
record LeakyUiState(View view) {}
