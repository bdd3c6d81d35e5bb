package dev.outflank.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import dev.outflank.arena.report.Html;
import dev.outflank.judge.account.AuditLog;
import dev.outflank.judge.store.StoreException;
import dev.outflank.rules.picture.SvgElement;
import gg.jte.Content;
import gg.jte.TemplateOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The rules of ARCHITECTURE.md that the modules' poms do not enforce. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.outflank");

    /** The modules, with a number of classes below which a module was not imported completely. */
    enum Module {
        FUZZ(4),
        RULES(60),
        ENGINE(90),
        TRAINER(30),
        PROTOCOL(60),
        ARENA(120),
        JUDGE(140),
        WEB(100),
        CLI(120);

        private final int minClasses;

        Module(int minClasses) {
            this.minClasses = minClasses;
        }

        private String packageName() {
            return "dev.outflank." + name().toLowerCase(Locale.ROOT);
        }

        private JavaClasses classes() {
            return CLASSES.that(resideInAPackage(packageName() + ".."));
        }
    }

    /** Every package is a slice of its own, without its sub-packages. */
    private static final class PackageSlices implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
            return SliceIdentifier.of(javaClass.getPackageName());
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    }

    @ParameterizedTest
    @EnumSource
    void classes_ofEveryModule_areImported(Module module) {
        assertThat(module.classes()).hasSizeGreaterThan(module.minClasses);
    }

    @Test
    void classes_belongToTheModulesListed() {
        Set<String> modules =
                Arrays.stream(Module.values()).map(Module::packageName).collect(Collectors.toSet());
        assertThat(CLASSES)
                .extracting(JavaClass::getPackageName)
                .map(name -> name.replaceFirst("^(dev\\.outflank\\.\\w+).*", "$1"))
                .allMatch(modules::contains);
    }

    @ParameterizedTest
    @EnumSource
    void packages_ofAModule_haveNoCycle(Module module) {
        slices().assignedFrom(new PackageSlices()).should().beFreeOfCycles().check(module.classes());
    }

    @Test
    void cliSupport_dependsOnNoOtherPackageOfCli() {
        noClasses()
                .that()
                .resideInAPackage("dev.outflank.cli.support..")
                .should()
                .dependOnClassesThat(DescribedPredicate.and(
                        resideInAPackage("dev.outflank.cli.."),
                        DescribedPredicate.not(resideInAPackage("dev.outflank.cli.support.."))))
                .check(CLASSES);
    }

    @Test
    void rules_dependOnNoOtherModule() {
        noClasses()
                .that()
                .resideInAPackage("dev.outflank.rules..")
                .should()
                .dependOnClassesThat(DescribedPredicate.and(
                        resideInAPackage("dev.outflank.."),
                        DescribedPredicate.not(resideInAPackage("dev.outflank.rules.."))))
                .check(CLASSES);
    }

    @Test
    void engine_usesNoProtocolArenaOrSystemClock() {
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
    void arena_doesNotUseTheEngine() {
        noClasses()
                .that()
                .resideInAPackage("dev.outflank.arena..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.outflank.engine..")
                .check(CLASSES);
    }

    @Test
    void judge_doesNotUseTheEngine() {
        noClasses()
                .that()
                .resideInAPackage("dev.outflank.judge..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.outflank.engine..")
                .check(CLASSES);
    }

    /** Other modules use services. Of the database they see only the exception that it cannot be opened. */
    @Test
    void judgeStore_isUsedByJudgeOnly() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.outflank.judge..")
                .should()
                .dependOnClassesThat(DescribedPredicate.and(
                        resideInAPackage("dev.outflank.judge.store.."),
                        DescribedPredicate.not(JavaClass.Predicates.type(StoreException.class))))
                .check(CLASSES);
    }

    /** Services write the audit log, pages do not. */
    @Test
    void auditLog_isUsedByJudgeOnly() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.outflank.judge..")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(AuditLog.class)
                .check(CLASSES);
    }

    /** A repository is visible to the service of its package only. */
    @Test
    void judgeRepositories_arePackagePrivate() {
        classes()
                .that()
                .resideInAPackage("dev.outflank.judge..")
                .and()
                .haveSimpleNameEndingWith("Store")
                .should()
                .bePackagePrivate()
                .check(CLASSES);
    }

    @Test
    void standardStreamsAndExit_areUsedByCliOnly() {
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

    /** No text gets into a page unescaped: templates escape it, and Html, which comes from templates, is exempt. */
    @Test
    void html_isTheOnlyContentThatTemplatesInsertUnchanged() {
        noClasses()
                .that()
                .haveNameNotMatching("dev\\.outflank\\..*\\.Jte\\w+Generated.*")
                .and()
                .doNotBelongToAnyOf(Html.class)
                .should()
                .implement(Content.class)
                .orShould()
                .callMethod(TemplateOutput.class, "writeContent", String.class)
                .orShould()
                .callMethod(TemplateOutput.class, "writeUnsafeContent", String.class)
                .check(CLASSES);
    }

    @Test
    void templates_all_escapeTheirTexts() throws IOException {
        int templates = 0;
        for (Module module : Module.values()) {
            Path sources = Path.of("..", module.name().toLowerCase(Locale.ROOT), "src", "main", "java");
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".jte")).toList()) {
                    assertThat(Files.readString(file)).as("%s", file).doesNotContain("$unsafe");
                    templates++;
                }
            }
        }
        assertThat(templates).isGreaterThan(50);
    }

    /** Every diagram and chart is written by SvgElement; templates contain no pictures of their own. */
    @Test
    void svg_isWrittenByRulesPictureOnly() throws IOException {
        for (Module module : Module.values()) {
            Path sources = Path.of("..", module.name().toLowerCase(Locale.ROOT), "src", "main", "java");
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file : files.filter(path -> path.toString().matches(".*\\.(java|jte)"))
                        .toList()) {
                    assertThat(Files.readString(file)).as("%s", file).doesNotContain("<svg", "<polyline", "<path ");
                }
            }
        }
        assertThat(SvgElement.document(1, 1).toString()).startsWith("<svg");
    }
}
