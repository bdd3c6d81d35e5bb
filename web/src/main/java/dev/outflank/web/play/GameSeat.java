package dev.outflank.web.play;

/** The player of one side. */
sealed interface GameSeat {
    /** A visitor, identified by the hash of the secret in their cookie. */
    record Human(String visitorHash, Nickname nickname) implements GameSeat {}

    /** Open to the first visitor with the invitation. */
    record Open(String invitation) implements GameSeat {}

    /** An engine or another built-in player. */
    record Computer(Opponent opponent) implements GameSeat {}

    default boolean isTakenBy(Visitor visitor) {
        return this instanceof Human(String hash, Nickname _) && hash.equals(visitor.hash());
    }

    default String toLine() {
        return switch (this) {
            case Human(String visitorHash, Nickname nickname) ->
                ("person " + visitorHash + " " + nickname.toWord()).stripTrailing();
            case Open(String invitation) -> "open " + invitation;
            case Computer(Opponent opponent) -> "house " + opponent.id();
        };
    }

    static GameSeat parse(String line) {
        String[] words = line.split(" ", 2);
        String word = words.length == 2 ? words[1] : "";
        return switch (words[0]) {
            case "person" -> {
                String[] person = word.split(" ", 2);
                yield new Human(person[0], person.length == 2 ? Nickname.ofWord(person[1]) : Nickname.NONE);
            }
            case "open" -> new Open(word);
            case "house" ->
                new Computer(Opponent.find(word)
                        .orElseThrow(() -> new IllegalArgumentException("unknown player '" + word + "'")));
            default -> throw new IllegalArgumentException("expected a seat, not '" + line + "'");
        };
    }
}
