/* Starts a daemon: forked twice, in its own session, without open files, ignoring signals. */
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    if (fork() == 0) {
        setsid();
        if (fork() == 0) {
            for (int i = 0; i < 64; i++) close(i);
            for (int i = 1; i < 32; i++) signal(i, SIG_IGN);
            for (;;) sleep(1);
        }
        _exit(0);
    }
    usleep(50000);
    puts("done");
    return 0;
}
