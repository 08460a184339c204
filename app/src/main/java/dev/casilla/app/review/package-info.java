/** The review screen: a reading is looked over before it is used. */
@NullMarked
package dev.casilla.app.review;

import org.jspecify.annotations.NullMarked;
