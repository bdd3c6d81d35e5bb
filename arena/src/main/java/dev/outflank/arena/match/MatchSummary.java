package dev.outflank.arena.match;

import java.util.List;
import java.util.Map;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Result of a match; its JSON has exactly these fields in this order. Times are the maximum for one move, in seconds;
 * faults are counted by verdict.
 *
 * @param faultGames number of games decided by faults
 * @param elo estimated Elo difference, positive if A is stronger
 * @param error half the width of the 95 % confidence interval of {@code elo}
 * @param los likelihood of superiority of A, 0 to 1
 * @param pentanomial numbers of pairs in which A scored 0, ½, 1, 1½ and 2 points
 * @param llr log-likelihood ratio of {@link dev.outflank.arena.rating.Sprt#DEFAULT}
 */
public record MatchSummary(
        String a,
        String b,
        int games,
        int winsA,
        int draws,
        int winsB,
        Map<String, Integer> faultsA,
        Map<String, Integer> faultsB,
        double maxCpuA,
        double maxWallA,
        double maxCpuB,
        double maxWallB,
        int distinctGames,
        int faultGames,
        double elo,
        double error,
        double los,
        List<Integer> pentanomial,
        double llr) {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    public String toJson() {
        return MAPPER.writeValueAsString(this);
    }
}
