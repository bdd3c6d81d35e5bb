/* Opens for writing what would let a bot change its priority, its out-of-memory score or the init process. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
/* Opens only, because the test also runs this without a sandbox, where a write would slow down the whole machine. */
static void try_open(const char *file) {
    int fd = open(file, O_WRONLY);
    if (fd < 0) return;
    printf("BREACH %s is writable\n", file);
    close(fd);
}
int main(void) {
    try_open("/proc/self/autogroup");
    try_open("/proc/self/oom_score_adj");
    try_open("/proc/self/mem");
    try_open("/proc/1/mem");
    try_open("/proc/1/autogroup");
    try_open("/proc/1/oom_score_adj");
    char line[200];
    FILE *limits = fopen("/proc/1/limits", "r");
    while (limits && fgets(line, sizeof line, limits)) {
        if (strstr(line, "open files") || strstr(line, "Max processes") || strstr(line, "file size")) fputs(line, stdout);
    }
    puts("done");
    return 0;
}
