package dev.casilla.app.ui.common;

import androidx.lifecycle.ViewModelProvider;

/** An application that makes the view models of its screens. */
public interface ViewModelFactoryOwner {
  ViewModelProvider.Factory viewModelFactory();
}
