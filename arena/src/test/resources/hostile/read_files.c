/* read_files PATH...: tries to open files that it must not read. */
#include <fcntl.h>
#include <stdio.h>
int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++)
        if (open(argv[i], O_RDONLY) >= 0) printf("BREACH %s\n", argv[i]);
    puts("done");
    return 0;
}
