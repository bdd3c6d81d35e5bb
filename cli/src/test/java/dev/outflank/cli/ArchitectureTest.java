package dev.outflank.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The rules of ARCHITECTURE.md that the modules' poms alone do not keep. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.outflank");

    @Test
    void classes_areReallyThere() {
        assertThat(CLASSES.size()).isGreaterThan(60);
    }

    @Test
    void modules_haveNoCycle() {
        slices().matching("dev.outflank.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void rules_dependOnNothingOfOurs() {
        noClasses()
                .that()
                .resideInAPackage("dev.outflank.rules..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.outflank.engine..",
                        "dev.outflank.protocol..",
                        "dev.outflank.arena..",
                        "dev.outflank.cli..")
                .check(CLASSES);
    }

    @Test
    void engine_knowsNoProtocolStreamsOrSystemClock() {
        noClasses()
                .that()
                .resideInAPackage("dev.outflank.engine..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.outflank.protocol..", "dev.outflank.arena..")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .check(CLASSES);
    }

    @Test
    void arena_doesNotKnowTheEngine() {
        noClasses()
                .that()
                .resideInAPackage("dev.outflank.arena..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.outflank.engine..")
                .check(CLASSES);
    }

    @Test
    void judge_doesNotKnowTheEngine() {
        noClasses()
                .that()
                .resideInAPackage("dev.outflank.judge..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.outflank.engine..")
                .check(CLASSES);
    }

    @Test
    void onlyTheCommandLine_printsAndExits() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.outflank.cli..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .check(CLASSES);
    }
}
