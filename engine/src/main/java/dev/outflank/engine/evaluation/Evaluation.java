package dev.outflank.engine.evaluation;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;

/** A trained evaluation of positions on 8×8: {@link PatternWeights} or a {@link Network}. */
public sealed interface Evaluation permits PatternWeights, Network {
    /** The evaluation that the engine uses unless another is chosen: {@link Network#shipped}. */
    static Evaluation shipped() {
        return Network.shipped();
    }

    /** An evaluator for one thread. */
    Evaluator newEvaluator();

    /** The error model for ProbCut, measured with this evaluation. */
    ProbCutError probCutError();

    /** This evaluation with another error model for ProbCut. */
    Evaluation with(ProbCutError error);

    /** This evaluation with constants added to its scores, in discs by number of empty squares. */
    Evaluation plusConstants(double[] discs);

    /** Writes the evaluation. */
    void write(OutputStream out) throws IOException;

    /** Reads an evaluation of either kind. */
    static Evaluation read(InputStream in) throws IOException {
        PushbackInputStream rest = new PushbackInputStream(in, 4);
        byte[] magic = rest.readNBytes(4);
        rest.unread(magic);
        return magic.length == 4 && magic[2] == 'N' ? Network.read(rest) : PatternWeights.read(rest);
    }
}
