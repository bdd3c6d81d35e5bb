/* Thinks in a chain of short-lived processes without a parent that waits for them, so that their time is not added to a parent's. */
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>
int main(void) {
    signal(SIGCHLD, SIG_IGN);
    pid_t first = fork();
    if (first > 0) puts("BREACH a second process runs");
    if (first == 0) {
        for (int link = 0; link < 200; link++) {
            if (fork() != 0) _exit(0);
            clock_t end = clock() + CLOCKS_PER_SEC / 200;
            while (clock() < end) {}
        }
        _exit(0);
    }
    puts("done");
    getchar();
    return 0;
}
