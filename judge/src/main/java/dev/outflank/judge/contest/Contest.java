package dev.outflank.judge.contest;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that makes one course's contest: what is handed in, how it is built, tested, marked and ranked.
 *
 * @param id the file's name without its ending
 * @param requiredFiles the files that are handed in, by the name the contest gives them
 * @param staffPlayers the staff's players by name, each with its spec
 * @param hash the same for two contests exactly when their files say the same
 */
public record Contest(
        String id,
        String title,
        String course,
        Dates dates,
        Map<String, RequiredFile> requiredFiles,
        Map<String, String> staffPlayers,
        List<Part> parts,
        Optional<Competition> competition,
        String hash) {

    /** All marks that can be had. */
    public BigDecimal totalMarks() {
        return parts.stream().map(Part::marks).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** The names, or patterns of names, of all files that it asks for. */
    public List<String> fileNames() {
        return requiredFiles.values().stream()
                .map(RequiredFile::file)
                .distinct()
                .toList();
    }

    public RequiredFile requiredFile(String name) {
        RequiredFile requiredFile = requiredFiles.get(name);
        if (requiredFile == null) {
            throw new IllegalArgumentException(id + " has no hand-in " + name);
        }
        return requiredFile;
    }

    /** The spec of a player of the staff. */
    public String playerSpec(String staffName) {
        String spec = staffPlayers.get(staffName);
        if (spec == null) {
            throw new IllegalArgumentException(id + " has no player " + staffName);
        }
        return spec;
    }
}
