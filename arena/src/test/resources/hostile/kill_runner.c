/* kill_runner PID: tests with signal 0 whether it may send signals to the arena. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
    if (kill(atoi(argv[1]), 0) == 0) puts("BREACH runner");
    puts("done");
    return 0;
}
