package dev.outflank.engine.evaluation;

/** Evaluates by {@link PatternWeights}. */
final class PatternEvaluator implements Evaluator {
    private final PatternWeights weights;
    private final PatternIndices indices = new PatternIndices();

    PatternEvaluator(PatternWeights weights) {
        this.weights = weights;
    }

    @Override
    public void set(long own, long opp) {
        indices.set(own, opp);
    }

    @Override
    public void play(int empties, int square, long flips) {
        indices.play(empties, square, flips);
    }

    @Override
    public void pass(int empties) {
        indices.pass(empties);
    }

    @Override
    public int score(int empties) {
        return weights.score(indices, empties);
    }

    @Override
    public double unroundedScore(int empties) {
        return weights.unroundedScore(indices, empties);
    }

    @Override
    public int orderingScore(int empties) {
        return weights.orderingScore(indices, empties);
    }
}
