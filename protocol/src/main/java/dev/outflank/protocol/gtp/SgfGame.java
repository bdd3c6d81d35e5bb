package dev.outflank.protocol.gtp;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Setup;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The game of {@code loadsgf}: the main line of an SGF file, with a set-up position if there is one. */
final class SgfGame {
    private static final int USUAL_SIZE = 8;

    /** A property with its values, or the end of a variation. */
    private static final Pattern TOKEN = Pattern.compile(
            "(?<name>[A-Za-z]{1,20})\\s*(?<values>(?:\\[(?:[^\\]\\\\]|\\\\.)*+\\]\\s*)++)|(?<end>\\))", Pattern.DOTALL);

    private static final Pattern VALUE = Pattern.compile("\\[((?:[^\\]\\\\]|\\\\.)*+)\\]", Pattern.DOTALL);

    private int size = USUAL_SIZE;
    private @Nullable Setup setup;
    private Colour toMove = Colour.BLACK;
    private @Nullable Game game;

    private SgfGame() {}

    /** The game up to, and without, a move of this number, from 1. */
    static Game parse(String text, int before) throws NotationException {
        if (!text.stripLeading().startsWith("(")) {
            throw new NotationException("a game in SGF begins with (, not " + quoted(text.strip()));
        }
        SgfGame reader = new SgfGame();
        Matcher token = TOKEN.matcher(text);
        // The first variation to end is the main line.
        while (token.find() && token.group("end") == null && reader.ply() + 1 < before) {
            reader.take(token.group("name").replaceAll("[a-z]", ""), token.group("values"));
        }
        return reader.game();
    }

    private int ply() {
        return game == null ? 0 : game.ply();
    }

    private Game game() {
        if (game == null) {
            Position start = setup == null ? Position.start(size) : setup.position(toMove);
            game = Game.from(start, Objective.MOST_DISCS);
        }
        return game;
    }

    private void take(String name, String values) throws NotationException {
        Matcher value = VALUE.matcher(values);
        while (value.find()) {
            String text = value.group(1).strip();
            switch (name) {
                case "GM" -> expectOthello(text);
                case "SZ" -> size = size(text);
                case "AB" -> put(text, Colour.BLACK);
                case "AW" -> put(text, Colour.WHITE);
                case "PL" -> toMove = GtpText.colour(text);
                case "B" -> play(text, Colour.BLACK);
                case "W" -> play(text, Colour.WHITE);
                default -> {}
            }
        }
    }

    private static void expectOthello(String text) throws NotationException {
        if (!text.equals("2")) {
            throw new NotationException("GM[2] is Othello, but this is GM[" + text + "]");
        }
    }

    private static int size(String text) throws NotationException {
        int size = text.matches("\\d{1,2}") ? Integer.parseInt(text) : -1;
        if (!Position.isSize(size)) {
            throw new NotationException("SZ must be an even number from 4 to 26, not " + quoted(text));
        }
        return size;
    }

    private void put(String text, Colour colour) throws NotationException {
        Move square = move(text);
        if (square.isPass() || game != null) {
            throw new NotationException("a disc is set up on no square, or after the first move: " + quoted(text));
        }
        setup = setup == null ? new Setup(size) : setup;
        setup.put(square.row(), square.column(), colour);
    }

    private void play(String text, Colour side) throws NotationException {
        Move move = move(text);
        Game now = game();
        if (now.position().toMove() != side && now.position().mustPass()) {
            now = now.play(Move.PASS);
        }
        if (now.position().toMove() != side || !now.position().isLegal(move)) {
            throw new NotationException("move " + (now.ply() + 1) + ", " + move + ", is not legal for " + side.title());
        }
        game = now.play(move);
    }

    /** Letter and number, or two letters, the column first; nothing is a pass. */
    private Move move(String text) throws NotationException {
        if (text.isEmpty()) {
            return Move.PASS;
        }
        boolean letters = text.matches("[a-z]{2}") && !text.equals("pa");
        return Notation.STANDARD.parse(letters ? text.charAt(0) + "" + (text.charAt(1) - 'a' + 1) : text, size);
    }
}
