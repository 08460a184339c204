/** The algorithms of five articles (see docs/articles.md), written to be read and traced. */
@NullMarked
package dev.casilla.solver.articles;

import org.jspecify.annotations.NullMarked;
