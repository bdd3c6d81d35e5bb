package dev.outflank.web.compete;

import dev.outflank.arena.diagnosis.BotDiagnosis;
import dev.outflank.arena.diagnosis.Mistake;
import dev.outflank.arena.report.Html;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.doctor.DoctorService;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.picture.BoardPicture;
import dev.outflank.rules.picture.Svg;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** What the bot doctor found: in the games of an entry, for its author and their group, and in those of the class, for the staff. */
final class DoctorPages implements RouteGroup {
    private final JudgeServices judge;
    private final ContestLookup lookup;

    DoctorPages(JudgeServices judge) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/contenders/{contender}/doctor", this::show, AccessLevel.STUDENT)
                .get("/compete/{contest}/doctor", this::overview, AccessLevel.STAFF);
    }

    /**
     * The diagnosis of an entry.
     *
     * @param field the diagnoses of all current entries, for comparison
     * @param trend the diagnoses of the author's entries, the oldest first
     */
    record DoctorView(
            StoredEntry entry,
            BotDiagnosis diagnosis,
            List<DoctorService.EntryDiagnosis> field,
            List<DoctorService.EntryDiagnosis> trend) {
        /** The mean of the current entries. */
        String ofField(ToDoubleFunction<BotDiagnosis> value) {
            return format(field.stream()
                    .mapToDouble(one -> value.applyAsDouble(one.diagnosis()))
                    .average()
                    .orElse(0));
        }

        /** The position after its first moves, with the move played marked by 0 and the better one by what it saves. */
        static Html board(Mistake mistake) {
            try {
                Position position = BoardText.parse(mistake.board());
                Map<Move, Double> values =
                        Map.of(move(mistake.played()), 0.0, move(mistake.best()), (double) mistake.discsLost());
                return Html.of(Svg.of(new BoardPicture(position, null, false, values, "", Map.of()).drawing()));
            } catch (NotationException e) {
                throw new IllegalStateException("a stored board cannot be read", e);
            }
        }

        private static Move move(String text) {
            return Move.at(Integer.parseInt(text.substring(1)) - 1, text.charAt(0) - 'a');
        }
    }

    static String format(double discs) {
        return String.format(Locale.ROOT, "%.1f", discs);
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        StoredEntry entry = lookup.entry(context, hosted, "contender");
        if (!lookup.canSeeDetails(SessionAuthenticator.person(context), entry)) {
            throw new HttpException(HttpStatus.FORBIDDEN, Message.of("doctor.not-yours"));
        }
        DoctorView view = new DoctorView(
                entry,
                judge.doctor().diagnosis(entry),
                judge.doctor().field(hosted.id()),
                judge.doctor().trend(entry));
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteDoctorPageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), view));
    }

    private void overview(Context context) {
        HostedContest hosted = lookup.contest(context);
        List<DoctorService.EntryDiagnosis> field = judge.doctor().field(hosted.id());
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteDoctorOverviewPageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), field));
    }
}
