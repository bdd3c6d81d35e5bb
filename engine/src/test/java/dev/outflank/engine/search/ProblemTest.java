package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import org.junit.jupiter.api.Test;

class ProblemTest {
    private static final String START = Position.start(8).toString();

    @Test
    void parse_boardScoresComment_givesThem() throws NotationException {
        Problem problem = Problem.parse(START + "; d3:+0; c4:-2; % the start");
        assertThat(problem.position()).isEqualTo(Position.start(8));
        assertThat(problem.scores()).containsEntry(Move.at(2, 3), 0).containsEntry(Move.at(3, 2), -2);
        assertThat(problem.score()).hasValue(0);
        assertThat(problem.comment()).isEqualTo("the start");
    }

    @Test
    void parse_boardAlone_hasNoScore() throws NotationException {
        assertThat(Problem.parse(START).score()).isEmpty();
    }

    @Test
    void parse_hostileFields_saysWhatIsWrong() {
        assertThatThrownBy(() -> Problem.parse(START + "; d3")).hasMessageContaining("like d3:+4");
        assertThatThrownBy(() -> Problem.parse(START + "; d3:many")).hasMessageContaining("a number of discs");
        assertThatThrownBy(() -> Problem.parse(START + "; d3:65")).hasMessageContaining("to 64");
        assertThatThrownBy(() -> Problem.parse(START + "; a1:2")).hasMessageContaining("not legal");
        assertThatThrownBy(() -> Problem.parse("")).isInstanceOf(NotationException.class);
    }

    @Test
    void isBlank_commentLine_is() {
        assertThat(Problem.isBlank("  % nothing here")).isTrue();
        assertThat(Problem.isBlank(START)).isFalse();
    }
}
