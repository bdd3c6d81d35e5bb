package dev.outflank.protocol;

import java.util.List;
import java.util.Map;

/**
 * The wrapper that turns a submission into a program when a course asks for a function or a class only: files that are
 * put beside the submission, and the commands that compile and run them together.
 */
public interface Driver {
    /** File name extension of a submission, without the dot. */
    String extension();

    /** Our own files for the folder of the submission: text by file name. */
    Map<String, String> supportFiles();

    /** The command that compiles the program, run in the folder of all files; empty if nothing is compiled. */
    List<String> compileCommand(String file);

    /** The command that runs the program, in the same folder. */
    List<String> runCommand(String file);
}
