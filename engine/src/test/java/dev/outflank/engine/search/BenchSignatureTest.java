package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchSignatureTest {
    /** Change this number only with an intended change of the search, and mention it in the commit message. */
    private static final long NODES = 793_845;

    @Test
    void countNodes_oneThread_isTheSignature() {
        assertThat(BenchSignature.countNodes(SearchListener.NONE)).isEqualTo(NODES);
    }
}
