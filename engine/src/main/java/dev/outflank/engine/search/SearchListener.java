package dev.outflank.engine.search;

/** Hears what a search has found so far. Called on the thread that started the search; must return soon. */
@FunctionalInterface
public interface SearchListener {
    /** Hears nothing. */
    SearchListener NONE = result -> {};

    /** A depth, or a selectivity of the full depth, is finished. */
    void onResult(SearchResult result);
}
