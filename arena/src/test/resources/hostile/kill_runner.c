/* kill_runner PID: can it send a signal to the process that runs it? (Signal 0 only asks.) */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
    if (kill(atoi(argv[1]), 0) == 0) puts("BREACH runner");
    puts("done");
    return 0;
}
