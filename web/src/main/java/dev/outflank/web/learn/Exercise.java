package dev.outflank.web.learn;

import java.util.List;

/**
 * A position of the first steps in which one idea wins and everything else does not. It is checked by the engine, and
 * proved by the solver in a test; no solution is stored.
 *
 * @param lesson the lesson that the exercise ends
 * @param record the position, as a transcript
 */
record Exercise(String lesson, String record) {
    /** By lesson, in the order of the lessons. The positions are from games of the built-in players against each other. */
    static final List<Exercise> ALL = """
            corners -XX-O---XOOOOO-OX-OXOXOOXOXOXXXOXXOOOOXOX-XOOOXO--XXXXXO--XXXXX- O
            corners -OOOOOOX-XXXOOXXXXXOXXXXXXXOXXXXXXXXXXXXXXXOOOXX--OO---X-OOOO--- O
            x-squares -XXXXXX-O-XXOX--OOXXXOOOOOXXOOOOOOXXOOOO-OXXXOO--XXXOO--OOOO-O-- O
            x-squares -OOOOOO-X-OO-O--XXXOOXO-XOXOOXOOXOOXXXOXXOOXOXOOX-XOOX---XXXXXX- X
            mobility --XOO--OO-XOOXXXOOOXOOXXOOOOXXXXOOXOOXXOOOXOOXX---XXXXXX--XX-XXX O
            mobility -OOOOOOO--OOXXOO-XOOOOXOXXXXXXO--XXXXOOO--XXXOOO-XXXXX-OXXXXXXX- O
            quiet --XXO-----XX-O-OXXOXXOOOXXOXOXXOXXOXOOXOXXOXXOXO--OOOXXO--OOOOXO O
            quiet --OOOOOOO-OOOOOOOOXXXXO-OOOXXOXXOOOXOXOXO-XOXXOO-XO-XX--XXXXXXX- X
            stable -XXXOOOO--OOOOXXOOOXOXX--OXXXXOOOOOXXXO-XXXXXXX---XXOOXX--XXXXXX O
            stable -OOOOO----OXXXXX-XXOXXXXXXOXXXXXXXOOXXXXX-XOXOXX--OXXOO--OOOXOOO O
            parity -OOOOOOO--OXXXXOOOXOOXOOOOXXXOXOOOXOOXOOOOXOOOOO-XOOOOO-XOOOOOO- X
            parity XXXXXXXOOXOOOOO-OOXXXOO-OOOXOOOOOOXOOOOOOXOOOOOOOOOOOOO-OX-XO--O X
            counting OXXX-OOOOOXOXXOOOXOXOOOOOXXOOOO-OXXOOXO-XXOOOOOOXXXXXXO-OOOOOOOO X
            counting -XXXXXXO-XXOOXO-OXXXXOXOXXXXOXXOXXOOOXXOXOOOOOXOXOOOOOOOXXXXXX-O X
            """.lines().map(Exercise::parse).toList();

    private static Exercise parse(String line) {
        String[] words = line.split(" ", 2);
        return new Exercise(words[0], "start " + words[1] + " moves");
    }
}
