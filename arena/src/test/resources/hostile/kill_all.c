/* Kills every process it can. Runs in a box only. */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(void) {
    char name[30];
    gethostname(name, sizeof name);
    if (strcmp(name, "box") != 0) return 1;
    kill(getppid(), SIGKILL);
    kill(1, SIGKILL);
    kill(-1, SIGKILL);
    puts("done");
    return 0;
}
