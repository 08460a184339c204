package dev.casilla.app.architecture.violating.state;

import android.view.View;

/** A state that must not be: it holds a view. */
record LeakyUiState(View view) {}
