package dev.outflank.judge.marking;

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
     * @param parts marks by part title, in the order of the contest
     * @param remarks notes for the staff, such as a late submission
     */
    public record StudentMarks(String name, Map<String, PartMark> parts, List<String> remarks) {
        /** The sum of all known marks. */
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
