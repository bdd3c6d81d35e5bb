/* write_outside FOLDER...: tries to create a file in each folder. */
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        char path[1000];
        snprintf(path, sizeof path, "%s/left-by-a-bot", argv[i]);
        int file = open(path, O_CREAT | O_WRONLY, 0666);
        if (file >= 0 && write(file, "x", 1) == 1) printf("BREACH %s\n", path);
    }
    int file = open("/tmp/own", O_CREAT | O_WRONLY, 0666);
    puts(file >= 0 && write(file, "x", 1) == 1 ? "own tmp is writable" : "own tmp is not writable");
    unlink("/tmp/own");
    puts("done");
    return 0;
}
