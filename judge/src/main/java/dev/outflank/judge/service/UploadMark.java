package dev.outflank.judge.service;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.mark.Marking;
import dev.outflank.judge.mark.PartMark;
import dev.outflank.judge.mark.PartMarker;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Upload;
import dev.outflank.judge.submission.Submission;
import java.io.IOException;

/** Marks what can be marked of one upload by itself; what is known is not done again. */
final class UploadMark {
    private final Workplace here;

    UploadMark(Workplace here) {
        this.here = here;
    }

    void mark(Upload upload) throws OwnFailure, IOException {
        Contest contest = here.contests().read(here.store().contests().find(upload.contest()).orElseThrow());
        Person person = here.store().people().find(upload.person()).orElseThrow();
        Submission submission = here.uploads().submission(upload, person.login());
        Marking marking = new Marking(
                contest,
                new PartMarker(contest, here.workshop(), here.staffRoom(), 0),
                here.store().marks(),
                0);
        for (Part part : contest.marking()) {
            if (part instanceof Part.OfHandIn own) {
                PartMark mark = marking.mark(submission, own);
                if (mark.marks().isEmpty()) {
                    throw new OwnFailure(mark.reason());
                }
            }
        }
    }
}
