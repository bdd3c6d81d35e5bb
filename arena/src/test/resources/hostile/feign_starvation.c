/* Lowers its own share of the processor, spins, and answers late: was it starved? */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
int main(void) {
    int fd = open("/proc/self/autogroup", O_WRONLY);
    if (fd >= 0 && write(fd, "19", 2) == 2) puts("BREACH lowered its autogroup"), fflush(stdout);
    setpriority(PRIO_PROCESS, 0, 19);
    char line[100];
    while (fgets(line, sizeof line, stdin)) {
        struct timespec now, end;
        clock_gettime(CLOCK_MONOTONIC, &end);
        end.tv_sec += 1;
        do clock_gettime(CLOCK_MONOTONIC, &now);
        while (now.tv_sec < end.tv_sec || (now.tv_sec == end.tv_sec && now.tv_nsec < end.tv_nsec));
        puts("a late answer");
        fflush(stdout);
    }
    return 0;
}
