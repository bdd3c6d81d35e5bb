package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.web.http.RouteGroup;
import java.util.List;

/** Assembles the contest part of the site. */
public final class CompeteRoutes {
    private CompeteRoutes() {}

    /**
     * All contest pages and the API.
     *
     * @param publicUrl the URL of this server for browsers
     */
    public static List<RouteGroup> of(JudgeServices judge, String publicUrl) {
        LiveFragments fragments = new LiveFragments();
        LivePairPages livePairs = new LivePairPages(judge, fragments);
        StudentPages students = new StudentPages(judge, publicUrl);
        return List.of(
                new ContestPages(judge, fragments, livePairs),
                new EntryPages(judge),
                new DoctorPages(judge),
                livePairs,
                new SubmissionPages(judge, fragments),
                new GamePages(judge),
                new ContestApi(judge),
                new StaffPages(judge),
                new ContestFormPages(judge, students),
                new ContestStaffPages(judge, fragments, students),
                students,
                new MarkPages(judge),
                new ClassPages(judge),
                new PeoplePages(judge, publicUrl),
                new HealthPages(judge));
    }
}
