/** The rules about who may use what that every module's tests check on their own classes. */
@NullMarked
package dev.casilla.architecture;

import org.jspecify.annotations.NullMarked;
