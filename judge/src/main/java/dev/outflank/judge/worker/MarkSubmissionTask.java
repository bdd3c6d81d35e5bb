package dev.outflank.judge.worker;

import dev.outflank.judge.account.Person;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.marking.ContestMarker;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.marking.PartMarker;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.submission.Submission;
import java.io.IOException;

/** Marks all parts of a submission that depend on its files only. Cached marks are not computed again. */
final class MarkSubmissionTask {
    private final WorkerContext context;

    MarkSubmissionTask(WorkerContext context) {
        this.context = context;
    }

    void mark(StoredSubmission stored) throws InfrastructureException, IOException {
        Contest contest =
                context.contests().find(stored.contest()).orElseThrow().contest();
        Person person = context.accounts().find(stored.person()).orElseThrow();
        Submission submission = context.submissions().load(stored, person.login());
        ContestMarker marker = new ContestMarker(
                contest,
                new PartMarker(contest, context.compiler(), context.playerRegistry(), 0),
                context.marks().cache(),
                0);
        for (Part part : contest.parts()) {
            if (part instanceof Part.FilePart filePart) {
                PartMark mark = marker.mark(submission, filePart);
                if (mark.marks().isEmpty()) {
                    throw new InfrastructureException(mark.reason());
                }
            }
        }
        context.marks().removeFailure(stored.id());
    }
}
