package dev.outflank.web.play;

/** Who plays a side. */
sealed interface Seat {
    /** A visitor, by the hash of the secret in the visitor's cookie. */
    record Person(String visitor) implements Seat {}

    /** Free for whoever brings the invitation. */
    record Open(String invitation) implements Seat {}

    /** One of the house's players. */
    record House(Opponent opponent) implements Seat {}

    default boolean isTakenBy(Visitor visitor) {
        return this instanceof Person(String hash) && hash.equals(visitor.hash());
    }

    default String line() {
        return switch (this) {
            case Person(String visitor) -> "person " + visitor;
            case Open(String invitation) -> "open " + invitation;
            case House(Opponent opponent) -> "house " + opponent.id();
        };
    }

    static Seat parse(String line) {
        String[] words = line.split(" ", 2);
        String word = words.length == 2 ? words[1] : "";
        return switch (words[0]) {
            case "person" -> new Person(word);
            case "open" -> new Open(word);
            case "house" -> new House(Opponent.of(word)
                    .orElseThrow(() -> new IllegalArgumentException("there is no player '" + word + "'")));
            default -> throw new IllegalArgumentException("expected a seat, not '" + line + "'");
        };
    }
}
