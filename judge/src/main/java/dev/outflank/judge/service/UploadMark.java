package dev.outflank.judge.service;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.StaffRoom;
import dev.outflank.judge.mark.Marking;
import dev.outflank.judge.mark.PartMark;
import dev.outflank.judge.mark.PartMarker;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.store.Upload;
import dev.outflank.judge.submission.Submission;
import dev.outflank.judge.submission.Workshop;
import java.io.IOException;

/** Marks what can be marked of one upload by itself; what is known is not done again. */
final class UploadMark {
    private final Store store;
    private final HeldContests contests;
    private final Workshop workshop;
    private final UploadFolder uploads;
    private final StaffRoom staffRoom;

    UploadMark(Workplace here) {
        this.store = here.store();
        this.contests = here.contests();
        this.workshop = here.workshop();
        this.uploads = here.uploads();
        this.staffRoom = here.staffRoom();
    }

    void mark(Upload upload) throws OwnFailure, IOException {
        Contest contest = contests.read(store.contests().find(upload.contest()).orElseThrow());
        Person person = store.people().find(upload.person()).orElseThrow();
        Submission submission = uploads.submission(upload, person.login());
        Marking marking = new Marking(contest, new PartMarker(contest, workshop, staffRoom, 0), store.marks(), 0);
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
