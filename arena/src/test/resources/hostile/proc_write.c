/* Opens for writing what would let a bot change its priority, its out-of-memory score or the init process. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
static void try_write(const char *file, const char *text) {
    int fd = open(file, O_WRONLY);
    if (fd < 0) return;
    if (text == NULL || write(fd, text, strlen(text)) > 0) printf("BREACH %s is writable\n", file);
    close(fd);
}
int main(void) {
    try_write("/proc/self/autogroup", "19");
    try_write("/proc/self/oom_score_adj", "1000");
    try_write("/proc/self/mem", NULL);
    try_write("/proc/1/mem", NULL);
    try_write("/proc/1/autogroup", "19");
    try_write("/proc/1/oom_score_adj", "1000");
    char line[200];
    FILE *limits = fopen("/proc/1/limits", "r");
    while (limits && fgets(line, sizeof line, limits)) {
        if (strstr(line, "open files") || strstr(line, "Max processes") || strstr(line, "file size")) fputs(line, stdout);
    }
    puts("done");
    return 0;
}
