/** Points, quads, meshes and homographies. Uses no other package. */
@NullMarked
package dev.casilla.reader.geometry;

import org.jspecify.annotations.NullMarked;
