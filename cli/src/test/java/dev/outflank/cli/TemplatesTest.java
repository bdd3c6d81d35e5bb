package dev.outflank.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import gg.jte.Content;
import gg.jte.TemplateOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No text gets into a page unescaped: templates escape it, and only one type is exempt. */
class TemplatesTest {
    private static final String GENERATED = "dev\\.outflank\\..*\\.Jte\\w+Generated.*";
    private static final String HTML = "dev\\.outflank\\.arena\\.report\\.Html";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.outflank");

    @Test
    void templates_all_escapeTheirTexts() throws IOException {
        List<Path> templates;
        try (Stream<Path> files = Files.walk(Path.of(".."), 10)) {
            templates = files.filter(file -> file.toString().endsWith(".jte")).toList();
        }
        assertThat(templates).hasSizeGreaterThan(50);
        for (Path template : templates) {
            assertThat(Files.readString(template)).as("%s", template).doesNotContain("$unsafe");
        }
    }

    @Test
    void htmlType_isTheOnlyContentThatTemplatesInsertUnchanged() {
        noClasses()
                .that()
                .haveNameNotMatching(GENERATED + "|" + HTML)
                .should()
                .implement(Content.class)
                .orShould()
                .callMethod(TemplateOutput.class, "writeContent", String.class)
                .orShould()
                .callMethod(TemplateOutput.class, "writeUnsafeContent", String.class)
                .check(CLASSES);
    }
}
