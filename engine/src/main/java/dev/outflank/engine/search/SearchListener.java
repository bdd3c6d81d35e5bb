package dev.outflank.engine.search;

/** Receives intermediate results of a search. Called on the thread that runs the search; must return quickly. */
@FunctionalInterface
public interface SearchListener {
    /** Ignores all results. */
    SearchListener NONE = result -> {};

    /** Called when an iteration is completed. */
    void onResult(SearchResult result);
}
