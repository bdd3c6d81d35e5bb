package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchSignatureTest {
    /** Change this number only together with a change of the search that is meant, and say so in the commit. */
    private static final long NODES = 961_265;

    @Test
    void nodes_oneThread_isTheSignature() {
        assertThat(BenchSignature.countNodes(SearchListener.NONE)).isEqualTo(NODES);
    }
}
