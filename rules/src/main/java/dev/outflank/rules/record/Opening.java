package dev.outflank.rules.record;

import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.Symmetry;
import dev.outflank.rules.Transcript;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A named opening on 8×8. The name belongs to a position, so it is found for all four equivalent first moves and for
 * every order of moves that leads there.
 *
 * @param name its usual English name
 * @param line its usual order of moves, beginning with f5
 * @param plies the number of its moves
 */
public record Opening(String name, String line, int plies) {
    /** The symmetries that leave the start position unchanged. */
    private static final List<Symmetry> SYMMETRIES =
            List.of(Symmetry.IDENTITY, Symmetry.HALF_TURN, Symmetry.TRANSPOSE, Symmetry.ANTI_TRANSPOSE);

    private static final String KNOWN_OPENINGS = """
            f5d6 Perpendicular
            f5d6c3g5 Bent Ganglion
            f5d6c3d3c4 Tiger
            f5d6c3d3c4b3 Aubrey
            f5d6c3d3c4b3d2f4 Aubrey, Feldborg continuation
            f5d6c3d3c4f4e3 Brightwell
            f5d6c3d3c4f4e6 Leader's Tiger
            f5d6c3d3c4f4f6 Stephenson
            f5d6c3d3c4f4f6b4 Kung
            f5d6c3d3c4f4f6f3 Comp'Oth
            f5d6c3d3c4f4f6f3e6e7d7g6f8f7g5h6h4g4h3h5h7 FAT Draw
            f5d6c3d3c4f4f6f3e3 Lightning Bolt
            f5d6c3d3c4f4f6g5 No-Kung
            f5d6c3d3c4f4f6g5e3f3g4h3g3f2 No-Kung, continuation
            f5d6c3d3c4f4c5b3c2 Rose-Bill
            f5d6c3d3c4f4c5b3c2b4 Central Rose-Bill
            f5d6c3d3c4f4c5b3c2e6 Tamenori
            f5d6c3d3c4f4c5b4b5c6f3e6e3 Ishii
            f5d6c3d3c4f4c5b4b5c6f3e6e3g6f6g5d7g3 Tiger, main line
            f5d6c4d3c5 Cat
            f5d6c4d3c5f4e3f3c2b4b3 Berner
            f5d6c4d3c5f4e3f3c2c6 Sakaguchi
            f5d6c4d3e6 Italian
            f5d6c4g5 No-Cat
            f5d6c4g5c6 Swallow
            f5d6c4g5c6c5d7d3b4c3e3f3 No-Cat, continuation
            f5d6c5 Rabbit
            f5d6c5f4d3 Horse
            f5d6c5f4e3d3 Mimura
            f5d6c5f4e3c6f3 Shaman
            f5d6c5f4e3c6e6 Inoue
            f5d6c5f4e3c6e6f6 Iago
            f5d6c5f4e3c6d7 Bhagat
            f5d6c5f4e3c6d3f3 Ralle
            f5d6c5f4e3c6d3f6e6d7 Rose
            f5d6c5f4e3c6d3f6e6d7e7 Greenberg
            f5d6c5f4e3c6d3f6e6d7g4 Flat
            f5d6c5f4e3c6d3f6e6d7g4c4 Rotating Flat
            f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2 Rotating Flat, Kling continuation
            f5d6c5f4e3c6d3f6e6d7g4c4g6 Rotating Flat, Murakami
            f5d6c5f4e3c6d3f6e6d7g3c4 Rose-Birth
            f5d6c5f4e3c6d3f6e6d7g3c4b4 Rose-Birdie
            f5d6c5f4e3c6d3f6e6d7g3c4b4c3 Rose-Tamenori-Kling
            f5d6c5f4e3c6d3f6e6d7g3c4g5c3b4e2 Brightstein
            f5f4 Parallel
            f5f4e3f6d3 Mouse
            f5f6 Diagonal
            f5f6c4f4 Semi-Wing
            f5f6d3f4 Wing
            f5f6e6f4g7 X-Square
            f5f6e6f4g6 Snake
            f5f6e6f4g6c6 Lysons
            f5f6e6f4g6c5g4g5f3e3c4 Pyramid
            f5f6e6f4g5 Heath
            f5f6e6f4g5e7f7c5e3f3c4d3c2 Mimura II
            f5f6e6f4g5d6 Heath-Chimney
            f5f6e6f4g5e7e3 Heath-Bat
            f5f6e6f4g5e7d7 Iwasaki
            f5f6e6f4g4 Raccoon Dog
            f5f6e6f4g3 Rocket
            f5f6e6f4g3d6 Lollipop
            f5f6e6f4g3f3g4 Hamilton
            f5f6e6f4e3 Cow
            f5f6e6f4e3d6 Chimney
            f5f6e6f4e3c5g5 Bat
            f5f6e6f4e3c5g5g3g4f3g6 Bat, Piau continuation
            f5f6e6f4e3c5g5g3g4f3c4 Melnikov
            f5f6e6f4e3c5g5f3g4g6g3d6f7h5h4h3e7 Bat, Kling continuation
            f5f6e6f4e3c5g5d6g6 Bat, Kling alternative
            f5f6e6f4e3c5c4 Rose-v-Toth
            f5f6e6f4e3c5c4e7 Tanida
            f5f6e6f4e3c5c4e7g4 Aircraft
            f5f6e6f4e3c5c4e7b5e2 Sailboat
            f5f6e6f4e3c5c4d3f3e2 Maruoka
            f5f6e6f4e3c5c4d3c3 Landau
            f5f6e6f4c3 Buffalo
            f5f6e6f4c3c4 Hokuriku Buffalo
            f5f6e6f4c3d7f3 Maruoka Buffalo
            f5f6e6f4c3d6f3c4c5b4 Tanida Buffalo
            """;

    private static final Map<Position, Opening> BY_POSITION = new HashMap<>();
    private static final int MAX_PLIES;

    static {
        all().forEach(opening -> BY_POSITION.put(canonical(opening.game().position()), opening));
        MAX_PLIES = all().mapToInt(Opening::plies).max().orElseThrow();
    }

    /**
     * The last named opening that a game passes through; empty before the second move, and for games that do not begin
     * at the start position of 8×8.
     */
    public static Optional<Opening> of(Game game) {
        if (!game.startPosition().equals(Position.start(8))) {
            return Optional.empty();
        }
        return game.positions().stream()
                .limit(MAX_PLIES + 1L)
                .map(position -> BY_POSITION.get(canonical(position)))
                .filter(opening -> opening != null)
                .reduce((earlier, later) -> later);
    }

    /** The named opening of a position; empty if the position has no name. */
    public static Optional<Opening> at(Position position) {
        return position.size() == 8 ? Optional.ofNullable(BY_POSITION.get(canonical(position))) : Optional.empty();
    }

    /** The opening of a name, in any case. */
    public static Optional<Opening> named(String name) {
        return all().filter(opening -> opening.name.equalsIgnoreCase(name.strip()))
                .findFirst();
    }

    /** The position after its moves. */
    public Position position() {
        return game().position();
    }

    /** All openings of the list. */
    public static Stream<Opening> all() {
        return KNOWN_OPENINGS.lines().map(line -> {
            int space = line.indexOf(' ');
            return new Opening(line.substring(space + 1), line.substring(0, space), space / 2);
        });
    }

    private Game game() {
        try {
            return Transcript.parse(line, Game.start(8));
        } catch (NotationException e) {
            throw new IllegalStateException("the list of openings is wrong: " + line, e);
        }
    }

    private static Position canonical(Position position) {
        return SYMMETRIES.stream()
                .map(position::transformed)
                .min(Comparator.comparingLong(Position::key))
                .orElseThrow();
    }
}
