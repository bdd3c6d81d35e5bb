package dev.outflank.judge.marking;

import dev.outflank.judge.contest.ClassRules;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.Part;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everyone's marks. */
public record Marks(Contest contest, List<StudentMarks> students) {
    /**
     * The marks of one student.
     *
     * @param parts marks by part title, in the order of the contest
     * @param remarks notes for the staff, such as a late submission
     * @param penalty the penalty for a late submission
     */
    public record StudentMarks(
            String name, Map<String, PartMark> parts, List<String> remarks, Optional<ClassRules.Penalty> penalty) {
        public StudentMarks(String name, Map<String, PartMark> parts, List<String> remarks) {
            this(name, parts, remarks, Optional.empty());
        }

        /** The sum of all known marks, without what a penalty takes away. */
        public BigDecimal total() {
            return sum().subtract(deduction());
        }

        /** The marks that a penalty takes away. */
        public BigDecimal deduction() {
            return penalty.map(one -> one.of(sum())).orElse(BigDecimal.ZERO);
        }

        private BigDecimal sum() {
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

    /** The same marks with penalties for late submissions, by student. */
    Marks withPenalties(Map<String, ClassRules.Penalty> penalties) {
        return new Marks(
                contest,
                students.stream()
                        .map(student -> new StudentMarks(
                                student.name(),
                                student.parts(),
                                student.remarks(),
                                Optional.ofNullable(penalties.get(student.name()))))
                        .toList());
    }

    /** Whether late submissions may cost marks. */
    public boolean hasPenalties() {
        return contest.classRules().lateDays() > 0;
    }

    List<String> titles() {
        return contest.parts().stream().map(Part::title).toList();
    }
}
