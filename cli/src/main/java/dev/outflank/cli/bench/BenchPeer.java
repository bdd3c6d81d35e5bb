package dev.outflank.cli.bench;

import dev.outflank.cli.support.UserException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Another program beside which figures are measured.
 *
 * @param command the spec of a contestant, or the command line of a solver
 * @param about its version, build and weights, without which a figure beside it says nothing
 */
record BenchPeer(String name, String command, String about) {
    /** Where the command line of a solver names the file of positions. */
    static final String FILE = "{file}";

    /** Its name and everything on which its figures depend. */
    String label() {
        return name + " (" + about + ")";
    }

    /** Reads the peers of an option, with their descriptions by name. */
    static List<BenchPeer> parse(String option, List<String> texts, Map<String, String> descriptions) {
        List<BenchPeer> peers = new ArrayList<>();
        for (String text : texts) {
            String[] parts = pair(option, text);
            String about = descriptions.getOrDefault(parts[0], "");
            if (about.isBlank()) {
                throw new UserException(option + " " + parts[0] + " needs --about '" + parts[0]
                        + "=VERSION, BUILD, WEIGHTS': a figure beside a peer is worth nothing without them");
            }
            peers.add(new BenchPeer(parts[0], parts[1], about.strip()));
        }
        return peers;
    }

    /** Reads descriptions, NAME=TEXT each, of peers with these names. */
    static Map<String, String> descriptions(List<String> texts) {
        Map<String, String> descriptions = new HashMap<>();
        for (String text : texts) {
            String[] parts = pair("--about", text);
            descriptions.put(parts[0], parts[1]);
        }
        return descriptions;
    }

    private static String[] pair(String option, String text) {
        String[] parts = text.split("=", 2);
        if (parts.length < 2 || parts[0].isBlank() || parts[1].isBlank()) {
            throw new UserException(option + " takes NAME=TEXT, not '" + text + "'");
        }
        return new String[] {parts[0].strip(), parts[1].strip()};
    }
}
