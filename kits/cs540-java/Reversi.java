/** The program of the assignment: java Reversi FLAG player board. */
public class Reversi {
    public static void main(String[] args) {
        if (args.length != 3
                || !args[0].matches("[1-6]00")
                || !args[1].matches("[12]")
                || !args[2].matches("[012]{16}")) {
            System.err.println("Usage: java Reversi FLAG player board, like java Reversi 100 1 0000021001200000");
            System.exit(2);
        }
        State state = new State(args[2].toCharArray());
        state.printState(Integer.parseInt(args[0]) / 100, args[1].charAt(0));
    }
}
