import java.io.PrintStream;
import java.util.List;

/** The exercise's command line: {@code java Reversi FLAG player board}. */
@SuppressWarnings("DefaultPackage") // the course runs `java Reversi`
public class Reversi {
    /** In the order of {@link State#printState}'s options, which start at 1. */
    private static final List<String> FLAGS = List.of("100", "200", "300", "400", "500", "600");

    private static final int MAX_QUOTE_LENGTH = 60;

    private Reversi() {}

    public static void main(String[] args) {
        int exitCode = run(args, System.out, System.err);
        // A PrintStream does not throw: without this, a full disk or a closed pipe would look like success.
        if (exitCode == 0 && System.out.checkError()) {
            System.err.print("The output could not be written: its destination is full or closed.\n");
            exitCode = 1;
        }
        if (exitCode != 0) {
            System.exit(exitCode);
        }
    }

    /** Runs one command line and returns the exit code: 0, or 2 with an error message for invalid input. */
    public static int run(String[] args, PrintStream out, PrintStream err) {
        String error = validate(args);
        if (!error.isEmpty()) {
            err.print(error + "\n");
            err.flush();
            return 2;
        }
        int option = FLAGS.indexOf(args[0]) + 1;
        new State(args[2].toCharArray()).print(option, args[1].charAt(0), out);
        out.flush();
        return 0;
    }

    /** The error message for invalid arguments; empty if they are valid. */
    private static String validate(String[] args) {
        if (args.length != 3) {
            return "Expected three arguments, FLAG player board, but got " + args.length + ".";
        }
        if (!FLAGS.contains(args[0])) {
            return "FLAG must be 100, 200, 300, 400, 500 or 600, but was " + quote(args[0]) + ".";
        }
        if (!args[1].matches("[12]")) {
            return "The player must be 1 or 2, but was " + quote(args[1]) + ".";
        }
        if (!args[2].matches("[012]{16}")) {
            return "The board must be 16 characters, each 0, 1 or 2, but was %s with %d characters."
                    .formatted(quote(args[2]), args[2].length());
        }
        return "";
    }

    /** Quotes a text, truncated and without control characters, so that the message stays on one line. */
    private static String quote(String text) {
        String shown = text.length() > MAX_QUOTE_LENGTH ? text.substring(0, MAX_QUOTE_LENGTH) + "..." : text;
        return '"' + shown.replaceAll("[\\p{Cntrl}\u0085\u2028\u2029]", "?") + '"';
    }
}
