package dev.outflank.judge.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PlatformClassListTest {
    private static final ClassList.Member ANN =
            new ClassList.Member("ann", "Ann van Example", Optional.of("ann@example.edu"));

    @Test
    void parse_canvasGradebook_readsStudents() throws RequestRefusedException {
        assertThat(ClassList.parse("""
                        Student,ID,SIS User ID,SIS Login ID,Section,Lab 8 (123)
                        Points Possible,,,,,10
                        "van Example, Ann",101,S1,ann,Main,7
                        "Student, Test",102,,abc123,Main,
                        """))
                .containsExactly(new ClassList.Member("ann", "Ann van Example", Optional.empty()));
    }

    @Test
    void parse_moodleParticipants_readsStudents() throws RequestRefusedException {
        assertThat(ClassList.parse("""
                        \uFEFF"First name","Last name","Username","ID number","Email address",Roles
                        Ann,"van Example",ann,1001,Ann@example.edu,Student
                        Tom,Teacher,tom,,tom@example.edu,Teacher
                        """)).containsExactly(ANN);
        assertThat(ClassList.parse("First name,Surname,Email address\nAnn,van Example,ann@example.edu\n"))
                .containsExactly(
                        new ClassList.Member("ann@example.edu", "Ann van Example", Optional.of("ann@example.edu")));
    }

    @Test
    void parse_gradescopeRoster_readsStudents() throws RequestRefusedException {
        assertThat(ClassList.parse("""
                        First Name,Last Name,SID,Email,Role,Section
                        Ann,van Example,ann,ann@example.edu,Student,
                        Tim,Assistant,,tim@example.edu,TA,
                        """)).containsExactly(ANN);
    }
}
