/* read_secret NAME: searches for a variable in every environment it can read, and for inherited descriptors. */
#define _GNU_SOURCE
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static char data[1 << 20];
int main(int argc, char **argv) {
    if (getenv(argv[1])) puts("BREACH environment");
    DIR *proc = opendir("/proc");
    for (struct dirent *entry; proc && (entry = readdir(proc));) {
        char path[300];
        snprintf(path, sizeof path, "/proc/%s/environ", entry->d_name);
        FILE *file = fopen(path, "r");
        if (!file) continue;
        size_t length = fread(data, 1, sizeof data, file);
        if (memmem(data, length, argv[1], strlen(argv[1]))) printf("BREACH %s\n", path);
        fclose(file);
    }
    for (int fd = 3; fd < 64; fd++)
        if (lseek(fd, 0, SEEK_CUR) >= 0 || read(fd, data, 0) >= 0) {
            char link[300], name[30];
            snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
            ssize_t length = readlink(name, link, sizeof link - 1);
            /* Except the directory /proc, which this program opened. */
            if (length > 0 && (link[length] = 0, strcmp(link, "/proc") != 0)) printf("BREACH fd %d %s\n", fd, link);
        }
    puts("done");
    return 0;
}
