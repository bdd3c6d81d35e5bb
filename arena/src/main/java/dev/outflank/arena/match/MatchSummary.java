package dev.outflank.arena.match;

import java.util.Map;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Result of a match; its JSON has exactly these fields in this order. Times are the maximum for one move, in seconds;
 * faults are counted by verdict.
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
        int distinctGames) {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    public String toJson() {
        return MAPPER.writeValueAsString(this);
    }
}
