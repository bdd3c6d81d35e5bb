package dev.outflank.rules.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Transcript;
import dev.outflank.rules.picture.Drawing.Circle;
import dev.outflank.rules.picture.Drawing.Label;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

class BoardPictureTest {
    private static final int MARK = 0xe5484d;

    private static Document parsed(BoardPicture picture) throws Exception {
        byte[] svg = Svg.format(picture.drawing()).getBytes(StandardCharsets.UTF_8);
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg));
    }

    private static List<String> texts(BoardPicture picture) {
        return picture.drawing().shapes().stream()
                .filter(Label.class::isInstance)
                .map(shape -> ((Label) shape).text())
                .toList();
    }

    private static long circles(BoardPicture picture) {
        return picture.drawing().shapes().stream()
                .filter(Circle.class::isInstance)
                .count();
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 16, 26})
    void svg_ofEverySize_hasEverySquareAndCoordinate(int size) throws Exception {
        BoardPicture picture = BoardPicture.of(Game.start(size));
        Document svg = parsed(picture);
        assertThat(svg.getElementsByTagName("rect").getLength()).isEqualTo(size * size + 3);
        assertThat(texts(picture)).contains("a", String.valueOf((char) ('a' + size - 1)), "1", String.valueOf(size));
        assertThat(svg.getElementsByTagName("text").getLength()).isEqualTo(4 * size + 3);
    }

    @Test
    void drawing_lastMoveAndLegalMoves_areMarked() throws Exception {
        Game game = Transcript.parse("f5d6", Game.start(8));
        BoardPicture picture = BoardPicture.of(game);
        assertThat(picture.drawing().shapes())
                .filteredOn(
                        shape -> shape instanceof Circle circle && circle.fill().rgb() == MARK)
                .containsExactly(new Circle(10 + 26 + 3.5 * 48, 10 + 26 + 5.5 * 48, 48 * 0.10, Drawing.Ink.of(MARK)));
        assertThat(circles(picture) - circles(picture.withLegalMoves(false)))
                .isEqualTo(game.position().mobility());
        assertThat(circles(picture) - circles(BoardPicture.of(Game.from(game.position(), game.objective()))))
                .as("a position has no last move")
                .isEqualTo(1);
    }

    @Test
    void drawing_values_replaceTheDotsAndTheBestIsHighlighted() throws Exception {
        Game game = Transcript.parse("f5d6c3", Game.start(8));
        Map<Move, Double> values = Map.of(Move.at(2, 3), 0.0, Move.at(3, 5), -2.46, Move.at(6, 6), -64.0);
        BoardPicture picture = BoardPicture.of(game).withValues(values);
        assertThat(texts(picture)).contains("0", "−2.5", "−64");
        assertThat(picture.drawing().shapes())
                .filteredOn(shape -> shape instanceof Label label && label.bold() && label.height() == 16)
                .extracting(shape -> ((Label) shape).text())
                .containsExactly("0");
        assertThat(circles(BoardPicture.of(game)) - circles(picture))
                .as("two of the three are legal")
                .isEqualTo(2);
    }

    @Test
    void svg_anyTitle_isWellFormed() throws Exception {
        String title = "a < b & \"c\" ]]> \u0000\u0007 é \uD800";
        Document svg = parsed(BoardPicture.of(Game.start(4)).withTitle(title));
        assertThat(svg.getElementsByTagName("text").item(0).getTextContent()).isEqualTo("a < b & \"c\" ]]> ?? é ?");
    }

    @Test
    void values_outsideTheBoard_areRejected() {
        BoardPicture picture = BoardPicture.of(Game.start(4));
        assertThatIllegalArgumentException().isThrownBy(() -> picture.withValues(Map.of(Move.at(4, 0), 1.0)));
        assertThatIllegalArgumentException().isThrownBy(() -> picture.withValues(Map.of(Move.PASS, 1.0)));
    }
}
