package dev.outflank.judge.contest;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One course's contest: the files that students submit, and how these are compiled, tested, marked and ranked.
 *
 * @param id name of the contest file without its extension
 * @param requiredFiles the files that students submit, by their names in the contest file
 * @param staffPlayers specs of the staff players, by name
 * @param keepsFiles whether files that a submission lacks are taken from the student's previous one
 * @param hash hash of everything in the contest file, and in what it includes, that results depend on
 * @param formerHash the hash in the keys of marks that earlier builds have stored: it depends on every letter of the file
 */
public record Contest(
        String id,
        String title,
        String course,
        Dates dates,
        ClassRules classRules,
        Map<String, RequiredFile> requiredFiles,
        Map<String, String> staffPlayers,
        List<Part> parts,
        Optional<Competition> competition,
        boolean keepsFiles,
        String hash,
        String formerHash) {

    /** The maximum total of marks. */
    public BigDecimal totalMarks() {
        return parts.stream().map(Part::marks).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** The names, or name patterns, of all required files. */
    public List<String> fileNames() {
        return requiredFiles.values().stream()
                .map(RequiredFile::file)
                .distinct()
                .toList();
    }

    public RequiredFile requiredFile(String name) {
        RequiredFile requiredFile = requiredFiles.get(name);
        if (requiredFile == null) {
            throw new IllegalArgumentException(id + " has no required file " + name);
        }
        return requiredFile;
    }

    /** The spec of a staff player. */
    public String playerSpec(String staffName) {
        String spec = staffPlayers.get(staffName);
        if (spec == null) {
            throw new IllegalArgumentException(id + " has no player " + staffName);
        }
        return spec;
    }
}
