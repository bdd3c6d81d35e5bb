package dev.outflank.web.compete;

import dev.outflank.judge.service.Judge;
import dev.outflank.web.http.Pages;
import java.util.List;

/** All pages of the judge. */
public final class CompeteParts {
    private CompeteParts() {}

    /**
     * The parts.
     *
     * @param home the address by which others reach this server
     */
    public static List<Pages> of(Judge judge, String home) {
        LiveParts live = new LiveParts();
        LiveMatches matches = new LiveMatches(judge, live);
        return List.of(
                new ContestPages(judge, live, matches),
                new ContenderPages(judge),
                matches,
                new UploadPages(judge, live),
                new GamePages(judge),
                new ApiPages(judge),
                new StaffPages(judge, home),
                new MarkPages(judge),
                new PeoplePages(judge, home),
                new HealthPages(judge));
    }
}
