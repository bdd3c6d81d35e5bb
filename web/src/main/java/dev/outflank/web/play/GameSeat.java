package dev.outflank.web.play;

/** Who plays a side. */
sealed interface GameSeat {
    /** A visitor, by the hash of the secret in the visitor's cookie. */
    record Human(String visitorHash) implements GameSeat {}

    /** Free for whoever brings the invitation. */
    record Open(String invitation) implements GameSeat {}

    /** One of the house's players. */
    record Computer(Opponent opponent) implements GameSeat {}

    default boolean isTakenBy(Visitor visitor) {
        return this instanceof Human(String hash) && hash.equals(visitor.hash());
    }

    default String toLine() {
        return switch (this) {
            case Human(String visitorHash) -> "person " + visitorHash;
            case Open(String invitation) -> "open " + invitation;
            case Computer(Opponent opponent) -> "house " + opponent.id();
        };
    }

    static GameSeat parse(String line) {
        String[] words = line.split(" ", 2);
        String word = words.length == 2 ? words[1] : "";
        return switch (words[0]) {
            case "person" -> new Human(word);
            case "open" -> new Open(word);
            case "house" ->
                new Computer(Opponent.find(word)
                        .orElseThrow(() -> new IllegalArgumentException("there is no player '" + word + "'")));
            default -> throw new IllegalArgumentException("expected a seat, not '" + line + "'");
        };
    }
}
