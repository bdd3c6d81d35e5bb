package dev.outflank.cli.judge;

import dev.outflank.arena.TimeLimit;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.report.JsonReport;
import dev.outflank.judge.competition.CompetitionStandings;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.judge.marking.Marks;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.submission.Similarity;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** JSON output of the commands of a course: contests, marks, standings and similar pairs, one object each. */
final class JudgeJson {
    private JudgeJson() {}

    static String list(List<Contest> contests) {
        ObjectNode node = JsonFields.newObject();
        ArrayNode all = node.putArray("contests");
        contests.forEach(contest -> all.addObject().put("name", contest.id()).put("title", contest.title()));
        return JsonFields.toLine(node);
    }

    static String validContest(String file, Contest contest) {
        return JsonFields.toLine(JsonFields.newObject()
                .put("file", file)
                .put("right", true)
                .put("title", contest.title())
                .put("marks", contest.totalMarks()));
    }

    static String invalidContest(String file, ContestException reason) {
        return JsonFields.toLine(JsonFields.newObject()
                .put("file", file)
                .put("right", false)
                .put("line", reason.line())
                .put("reason", reason.getMessage()));
    }

    static String contest(Contest contest) {
        ObjectNode node = JsonFields.newObject();
        node.put("name", contest.id());
        node.put("title", contest.title());
        node.put("course", contest.course());
        contest.dates().opens().ifPresent(date -> node.put("opens", date.toString()));
        contest.dates().closes().ifPresent(date -> node.put("closes", date.toString()));
        ArrayNode requiredFiles = node.putArray("handIns");
        contest.requiredFiles().values().forEach(requiredFile -> put(requiredFiles.addObject(), requiredFile));
        ObjectNode staff = node.putObject("staff");
        contest.staffPlayers().forEach(staff::put);
        node.put("total", contest.totalMarks());
        ArrayNode marking = node.putArray("marking");
        contest.parts()
                .forEach(part -> marking.addObject()
                        .put("part", part.title())
                        .put("marks", part.marks())
                        .put("how", ContestCommand.Show.describe(part)));
        contest.competition().ifPresent(competition -> put(node.putObject("competition"), competition));
        return JsonFields.toLine(node);
    }

    private static void put(ObjectNode node, RequiredFile requiredFile) {
        node.put("name", requiredFile.name());
        node.put("file", requiredFile.file());
        node.put("largest", requiredFile.maxBytes());
        ArrayNode languages = node.putArray("languages");
        requiredFile
                .languages()
                .forEach(language -> languages
                        .addObject()
                        .put("name", language.name())
                        .put("compile", String.join(" ", language.compileCommand())));
        requiredFile.bot().ifPresent(bot -> {
            TimeLimit time = requiredFile.moveLimits().time();
            node.put("protocol", bot.protocol().id());
            node.put("clock", time.isWallTimed() ? "wall" : "cpu");
            node.put("move", time.tighter().toNanos() / 1e9);
            node.put("memory", requiredFile.moveLimits().memory());
        });
        ArrayNode forbidden = node.putArray("forbidden");
        requiredFile.forbiddenFeatures().imports().forEach(forbidden::add);
        requiredFile.forbiddenFeatures().calls().forEach(forbidden::add);
    }

    private static void put(ObjectNode node, Competition competition) {
        node.put("format", competition.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        ArrayNode boards = node.putArray("boards");
        competition.boards().forEach(boards::add);
        node.put("entry", ContestCommand.Show.describe(competition.entryRequirement()));
        ArrayNode players = node.putArray("players");
        competition.players().forEach(players::add);
    }

    static String marks(Marks marks) {
        ObjectNode node = JsonFields.newObject();
        node.put("contest", marks.contest().id());
        node.put("total", marks.contest().totalMarks());
        ArrayNode students = node.putArray("students");
        for (Marks.StudentMarks student : marks.students()) {
            ObjectNode one = students.addObject().put("name", student.name()).put("total", student.total());
            ArrayNode parts = one.putArray("parts");
            marks.contest().parts().forEach(part -> put(parts.addObject(), part, student.part(part.title())));
            ArrayNode remarks = one.putArray("remarks");
            student.remarks().forEach(remarks::add);
        }
        return JsonFields.toLine(node);
    }

    /** Adds the marks of a part; the field "marks" is missing until the part is marked. */
    static void put(ObjectNode node, Part part, PartMark mark) {
        node.put("part", part.title());
        mark.marks().ifPresent(marks -> node.put("marks", marks));
        node.put("of", part.marks());
        node.put("reason", mark.reason());
    }

    static String standings(CompetitionStandings standings) {
        ObjectNode node = standings.results().map(JsonReport::toNode).orElseGet(JsonFields::newObject);
        node.put("contest", standings.contest().id());
        node.put("folder", standings.folder().toString());
        ArrayNode students = node.putArray("students");
        standings.students().forEach(students::add);
        ArrayNode refused = node.putArray("refused");
        standings
                .refused()
                .forEach((name, reason) -> refused.addObject().put("name", name).put("reason", reason.reason()));
        return JsonFields.toLine(node);
    }

    static String similarity(List<Similarity.SimilarPair> matches, int least) {
        ObjectNode node = JsonFields.newObject().put("least", least);
        ArrayNode pairs = node.putArray("pairs");
        for (Similarity.SimilarPair match : matches) {
            ObjectNode pair =
                    pairs.addObject().put("a", match.a()).put("b", match.b()).put("share", match.share());
            ArrayNode places = pair.putArray("places");
            match.regions()
                    .forEach(place -> places.addObject()
                            .put("fileA", place.fileA().toString())
                            .put("firstA", place.firstA())
                            .put("lastA", place.lastA())
                            .put("fileB", place.fileB().toString())
                            .put("firstB", place.firstB())
                            .put("lastB", place.lastB()));
        }
        return JsonFields.toLine(node);
    }
}
