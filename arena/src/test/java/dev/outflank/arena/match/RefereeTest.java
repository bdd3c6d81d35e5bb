package dev.outflank.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.TestContestants;
import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.Outcome;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

final class RefereeTest {
    private static final Contestant FIRST = TestContestants.first("first");

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 26})
    void play_twoPlayers_finishesTheGame(int size) {
        GameRecord record = Referee.play(TestContestants.random("r", 1), FIRST, Game.start(size));
        assertThat(record.fault()).isNull();
        assertThat(record.game().isOver()).isTrue();
        assertThat(record.outcome().name())
                .isEqualTo(
                        record.game().winner() == null
                                ? "DRAW"
                                : String.valueOf(record.game().winner()));
    }

    @Test
    void play_sideThatMustPass_isAsked() {
        TimeUsage spent = new TimeUsage(Duration.ofNanos(5), Duration.ofNanos(7));
        Contestant first = TestContestants.scripted("first", game -> {
            Position position = game.position();
            return new Answer.ChosenMove(position.mustPass() ? Move.PASS : position.move(0), spent);
        });
        GameRecord record = null;
        for (long seed = 0; record == null || !record.game().moves().contains(Move.PASS); seed++) {
            record = Referee.play(TestContestants.random("a", seed), first, Game.start(4));
        }
        assertThat(record.fault()).isNull();
        assertThat(record.game().isOver()).isTrue();
    }

    /** Found with Lab 8's students, who write aa for a1. */
    @Test
    void illegalMove_isNamedInTheNotationOfTheProgram() {
        Contestant cheat =
                TestContestants.scripted("cheat", game -> new Answer.ChosenMove(Move.at(0, 0), TimeUsage.ZERO));
        Contestant lab8 = new Contestant() {
            @Override
            public String name() {
                return cheat.name();
            }

            @Override
            public Notation notation() {
                return Notation.LAB8;
            }

            @Override
            public Seat takeSeat(Game start, Colour side) throws BotException {
                return cheat.takeSeat(start, side);
            }
        };
        assertThat(Referee.play(FIRST, lab8, Game.start(8)).fault())
                .isNotNull()
                .satisfies(fault -> assertThat(fault.reason())
                        .isEqualTo("aa is not a legal move for White here; the legal moves are cc ce ec"));
    }

    @Test
    void illegalMove_losesAndTheLogShowsTheBoard() {
        Contestant cheat =
                TestContestants.scripted("cheat", game -> new Answer.ChosenMove(Move.at(0, 0), TimeUsage.ZERO));
        GameRecord record = Referee.play(FIRST, cheat, Game.start(8));
        assertThat(record.outcome()).isEqualTo(Outcome.BLACK);
        assertThat(record.fault()).isNotNull().satisfies(fault -> {
            assertThat(fault.side()).isEqualTo(Colour.WHITE);
            assertThat(fault.verdict()).isEqualTo(Verdict.ILLEGAL_MOVE);
            assertThat(fault.reason()).isEqualTo("a1 is not a legal move for White here; the legal moves are c3 e3 c5");
        });
        assertThat(GameLog.format(record))
                .contains("Black wins, White failed with ILLEGAL_MOVE")
                .contains("Legal moves of White: c3 e3 c5")
                .contains("  3 . . * X * . . .");
    }

    @Test
    void pass_withLegalMoves_isIllegal() {
        Contestant passer =
                TestContestants.scripted("passer", game -> new Answer.ChosenMove(Move.PASS, TimeUsage.ZERO));
        GameRecord record = Referee.play(passer, FIRST, Game.start(8));
        assertThat(record.fault()).extracting(GameFault::verdict).isEqualTo(Verdict.ILLEGAL_MOVE);
        assertThat(record.outcome()).isEqualTo(Outcome.WHITE);
    }

    @ParameterizedTest
    @EnumSource(value = Verdict.class, mode = Mode.EXCLUDE, names = "INTERNAL")
    void fault_ofContestant_losesTheGame(Verdict verdict) {
        GameRecord record = Referee.play(TestContestants.failing("bad", verdict), FIRST, Game.start(8));
        assertThat(record.outcome()).isEqualTo(Outcome.WHITE);
        assertThat(record.hasMoved(Colour.BLACK)).isFalse();
    }

    @Test
    void fault_internal_voidsTheGame() {
        assertThat(Referee.play(FIRST, TestContestants.failing("x", Verdict.INTERNAL), Game.start(8))
                        .outcome())
                .isEqualTo(Outcome.VOID);
    }

    @Test
    void seat_throwingException_voidsTheGame() {
        Contestant broken = TestContestants.scripted("broken", game -> {
            throw new IllegalStateException("pipe lost");
        });
        GameRecord record = Referee.play(FIRST, broken, Game.start(8));
        assertThat(record.outcome()).isEqualTo(Outcome.VOID);
        assertThat(record.fault()).extracting(GameFault::reason).asString().contains("pipe lost");
    }

    @Test
    void contestant_cannotStart_losesAndTheOtherSeatIsClosed() {
        List<String> events = new ArrayList<>();
        Contestant absent = new Contestant() {
            @Override
            public String name() {
                return "absent";
            }

            @Override
            public Seat takeSeat(Game start, Colour side) throws BotException {
                throw new BotException(Verdict.NO_START, "not found");
            }
        };
        GameRecord record = Referee.play(recordingContestant(events), absent, Game.start(8));
        assertThat(record.outcome()).isEqualTo(Outcome.BLACK);
        assertThat(record.fault()).extracting(GameFault::verdict).isEqualTo(Verdict.NO_START);
        assertThat(events).containsExactly("takeSeat", "close");
    }

    @Test
    void seats_finishedGame_areNotifiedAndClosed() {
        List<String> events = new ArrayList<>();
        Referee.play(recordingContestant(events), FIRST, Game.start(4));
        assertThat(events.getFirst()).isEqualTo("takeSeat");
        assertThat(events.subList(events.size() - 2, events.size())).containsExactly("finish", "close");
    }

    private static Contestant recordingContestant(List<String> events) {
        return new Contestant() {
            @Override
            public String name() {
                return "recording";
            }

            @Override
            public Seat takeSeat(Game start, Colour side) {
                events.add("takeSeat");
                return new Seat() {
                    @Override
                    public Answer requestMove(Game game) {
                        events.add("answer");
                        return new Answer.ChosenMove(game.position().move(0), TimeUsage.ZERO);
                    }

                    @Override
                    public void finish(Game end) {
                        events.add("finish");
                    }

                    @Override
                    public void close() {
                        events.add("close");
                    }
                };
            }
        };
    }

    @Test
    void opening_isPartOfTheGameWithoutMoveTimes() throws Exception {
        Game opening = Transcript.parse("f5d6c3", Game.start(8));
        GameRecord record = Referee.play(FIRST, FIRST, opening);
        assertThat(record.openingPlies()).isEqualTo(3);
        assertThat(record.game().moves().subList(0, 3)).isEqualTo(opening.moves());
        assertThat(record.moveTimes()).hasSize(record.game().ply() - 3);
    }
}
