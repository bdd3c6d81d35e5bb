/* A bot that executes the command on each line of its input. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
static void burn(double seconds) {
    clock_t end = clock() + (clock_t)(seconds * CLOCKS_PER_SEC);
    while (clock() < end) {}
}
int main(void) {
    char line[1000];
    while (fgets(line, sizeof line, stdin)) {
        char word[1000] = "";
        double number = 0;
        sscanf(line, "%999s %lf", word, &number);
        if (!strcmp(word, "say")) fputs(line + 4, stdout);
        if (!strcmp(word, "burn")) burn(number), puts("burnt");
        if (!strcmp(word, "sleep")) usleep((useconds_t)(number * 1e6)), puts("slept");
        if (!strcmp(word, "exit")) fputs("Traceback:\nmy own last words\n", stderr), exit((int)number);
        if (!strcmp(word, "segv")) *(volatile int *)0 = 1;
        if (!strcmp(word, "abort")) abort();
        if (!strcmp(word, "begin")) printf("unfinished"), fflush(stdout);
        if (!strcmp(word, "close")) fclose(stdout), sleep(60);
        if (!strcmp(word, "late")) puts("an answer"), burn(number);
        if (!strcmp(word, "last")) printf("no line end"), exit(0);
    }
    return 0;
}
