package dev.outflank.judge.mark;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Everyone's marks. */
public record Marks(Contest contest, List<StudentMarks> students) {
    /**
     * The marks of one student.
     *
     * @param parts by the parts' titles, in the contest's order
     * @param remarks what the staff should know
     */
    public record StudentMarks(String name, Map<String, PartMark> parts, List<String> remarks) {
        /** What is known so far, in all. */
        public BigDecimal total() {
            return parts.values().stream()
                    .flatMap(mark -> mark.marks().stream())
                    .reduce(BigDecimal.ZERO, BigDecimal::add);
        }

        public PartMark part(String title) {
            PartMark mark = parts.get(title);
            if (mark == null) {
                throw new IllegalArgumentException("there is no part " + title);
            }
            return mark;
        }
    }

    List<String> titles() {
        return contest.parts().stream().map(Part::title).toList();
    }
}
